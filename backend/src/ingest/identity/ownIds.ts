import { createHash } from 'node:crypto';
import type { RaceKey } from '../../races/store/RaceKey';

/**
 * Ids of races, horses and people that pturf has not named: from 500,000,000 up to the demo world's, which begin at
 * 900,000,000. pturf's own have seven digits.
 */
export const OWN_IDS = { first: 500_000_000, last: 899_999_999 } as const;

const MILLENNIUM = Date.UTC(2000, 0, 1) / 86_400_000;
const RACES_A_DAY = 10_000;

/** True for an id of the reserved range. */
export function isOwnId(id: number): boolean {
  return id >= OWN_IDS.first && id <= OWN_IDS.last;
}

/**
 * The id a race has until pturf names it: its day, meeting and number in figures.
 * @throws RangeError for a day outside 2000 to 2109 or a number over 99
 */
export function ownRaceId({ jour, reun, prix }: RaceKey): number {
  const day = Date.parse(`${jour}T00:00:00Z`) / 86_400_000 - MILLENNIUM;
  const id = OWN_IDS.first + day * RACES_A_DAY + reun * 100 + prix;
  if (day < 0 || !isOwnId(id) || reun > 99 || prix > 99)
    throw new RangeError(`No id is reserved for ${jour}/R${reun}/C${prix}.`);
  return id;
}

/** The race that such an id was made for; null for another id. */
export function raceOfOwnId(id: number): RaceKey | null {
  if (!isOwnId(id)) return null;
  const figures = id - OWN_IDS.first;
  const day = MILLENNIUM + Math.floor(figures / RACES_A_DAY);
  const [reun, prix] = [Math.floor((figures % RACES_A_DAY) / 100), figures % 100];
  if (reun < 1 || prix < 1) return null;
  return { jour: new Date(day * 86_400_000).toISOString().slice(0, 10), reun, prix };
}

/**
 * The id a name has until pturf's is known: the same in every database, whatever was imported before.
 * @param attempt from 0; counts up where another name has the id already
 */
export function ownNameId(role: string, name: string, attempt: number): number {
  const digest = createHash('sha256').update(`${role} ${name} ${attempt}`).digest();
  return OWN_IDS.first + (digest.readUIntBE(0, 6) % (OWN_IDS.last - OWN_IDS.first + 1));
}
