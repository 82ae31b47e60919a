import * as v from 'valibot';
import type { IsoDay, Notification } from '../contracts';

/**
 * What a notification's `meta` says when the server announces an arrival. An alias, as an interface would not fit a
 * `meta`.
 */
export type ArrivalAnnouncement = {
  readonly type: 'arrival';
  readonly jour: IsoDay;
  /** Meeting and race number; `null` where the sender does not say. */
  readonly reun: number | null;
  readonly prix: number | null;
  readonly raceId: number | null;
  readonly definitive: boolean;
};

const optionalNumber = v.nullish(v.number(), null);
const Announcement = v.object({
  type: v.literal('arrival'),
  jour: v.string(),
  reun: optionalNumber,
  prix: optionalNumber,
  raceId: optionalNumber,
  definitive: v.nullish(v.boolean(), false),
});

/** The arrival that a notification announces; `null` when it is about something else. */
export function readArrivalAnnouncement({ meta }: Pick<Notification, 'meta'>): ArrivalAnnouncement | null {
  const result = v.safeParse(Announcement, meta);
  return result.success ? result.output : null;
}
