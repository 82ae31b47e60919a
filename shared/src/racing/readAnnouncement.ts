import * as v from 'valibot';
import type { IsoDay, Notification, ShapeOf } from '../contracts';

const jour: v.GenericSchema<string, IsoDay> = v.string();
/** Null where the sender does not say. */
const number = v.nullish(v.number(), null);

/**
 * What a notification's `meta` says to pages, by its `type`. For whom each type is, `readersOf` says.
 * `arrival`: one was announced; `reun` and `prix` are meeting and race number. `change`: stored races change without an
 * arrival, a `race` (its time, name or conditions) or its `runners` (who runs, and at which odds); a `raceId` of null is
 * any race of the day.
 */
const ANNOUNCEMENTS = {
  arrival: v.object({
    type: v.literal('arrival'),
    jour,
    reun: number,
    prix: number,
    raceId: number,
    definitive: v.nullish(v.boolean(), false),
  }),
  change: v.object({
    type: v.literal('change'),
    of: v.picklist(['race', 'runners']),
    jour,
    raceId: number,
  }),
};
type AnnouncementType = keyof typeof ANNOUNCEMENTS;
export type Announcement<Type extends AnnouncementType> = ShapeOf<(typeof ANNOUNCEMENTS)[Type]>;

/** What a notification announces of that type; `null` when it is about something else. */
export function readAnnouncement<Type extends AnnouncementType>(
  type: Type,
  { meta }: Pick<Notification, 'meta'>,
): Announcement<Type> | null {
  const schema: v.GenericSchema = ANNOUNCEMENTS[type];
  const read = v.safeParse(schema, meta);
  return read.success ? (read.output as Announcement<Type>) : null;
}
