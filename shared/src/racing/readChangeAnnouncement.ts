import * as v from 'valibot';
import type { IsoDay, Notification } from '../contracts';

/**
 * What a notification's `meta` says when stored races change without an arrival. An alias, as an interface would not
 * fit a `meta`.
 */
export type ChangeAnnouncement = {
  readonly type: 'change';
  /** `race`: its time, name or conditions. `runners`: who runs, and at which odds. */
  readonly of: 'race' | 'runners';
  readonly jour: IsoDay;
  /** `null` for any race of the day. */
  readonly raceId: number | null;
};

const Announcement = v.object({
  type: v.literal('change'),
  of: v.picklist(['race', 'runners']),
  jour: v.string(),
  raceId: v.nullish(v.number(), null),
});

/** The change that a notification announces; `null` when it is about something else. */
export function readChangeAnnouncement({ meta }: Pick<Notification, 'meta'>): ChangeAnnouncement | null {
  const result = v.safeParse(Announcement, meta);
  return result.success ? result.output : null;
}
