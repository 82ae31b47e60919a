import { parisInstant } from '@galopin/shared/lib';
import { fieldsOf, isFields, listOf, numberOf, type Fields } from '../ingest/pmu/fields';
import { raceKeyOfRace } from '../ingest/pmu/raceKeys';
import { formatRaceKey, type RaceKey } from '../races/store/RaceKey';
import type { FollowedRace } from './FollowedDay';

/** A race as a programme names it. */
export interface ProgrammeRace {
  readonly key: RaceKey;
  readonly race: Fields;
  readonly meeting: Fields;
}

/** A day's programme, as far as it could be read. */
export interface ReadProgramme {
  readonly races: readonly ProgrammeRace[];
  /** How many it lists beside them: without a number, a meeting or a day, or of another day. */
  readonly unread: number;
}

/**
 * @param jour `YYYY-MM-DD`
 * @returns null for a document that is no programme
 */
export function readProgramme(document: unknown, jour: string): ReadProgramme | null {
  if (!isFields(document) || !Array.isArray(fieldsOf(document, 'programme')['reunions'])) return null;
  const listed = listOf(fieldsOf(document, 'programme'), 'reunions').flatMap((meeting) => {
    const courses = meeting['courses'];
    // A meeting without its list counts as one race that could not be read.
    return Array.isArray(courses)
      ? courses.map((race: unknown) => ({ race, meeting }))
      : [{ race: null, meeting }];
  });
  const races = listed.flatMap(({ race, meeting }): ProgrammeRace[] => {
    const key = isFields(race) ? raceKeyOfRace(race, meeting) : null;
    return isFields(race) && key?.jour === jour ? [{ key, race, meeting }] : [];
  });
  return { races, unread: listed.length - races.length };
}

const HOUR = 3_600_000;

/**
 * A race's start, epoch milliseconds; null when it tells none, or one that is not of its day: meetings overseas begin
 * before midnight in Paris at the earliest, and end on the next morning.
 */
export function startOfRace(race: Fields, jour: string): number | null {
  const start = numberOf(race, 'heureDepart');
  const midnight = parisInstant(jour, '00:00');
  return start !== null && start >= midnight - 6 * HOUR && start <= midnight + 36 * HOUR ? start : null;
}

/**
 * Why a programme cannot take the place of what is known of its day; null when it can. Races and a few meetings are
 * dropped now and then, but never all, nor most: of the known meetings at most half may be missing (one of two or
 * three), and of the known races of the others at most half, those counted whose start is told no more.
 */
export function programmeFault(known: readonly FollowedRace[], { races, unread }: ReadProgramme) {
  if (races.length === 0 && unread > 0) return `none of its ${unread} races could be read`;
  if (known.length === 0) return null;
  if (races.length === 0) return `has no races, though ${known.length} are known`;
  const named = new Map(races.map((each) => [formatRaceKey(each.key), each.race]));
  const meetings = new Set(known.map(({ key }) => key.reun));
  const left = new Set(races.map(({ key }) => key.reun));
  const gone = [...meetings].filter((reun) => !left.has(reun)).length;
  if (gone > Math.max(1, Math.floor(meetings.size / 2)) || gone === meetings.size)
    return `lacks ${gone} of the ${meetings.size} meetings known`;
  const wanted = known.filter(({ key }) => left.has(key.reun));
  const lost = wanted.filter(({ key, startsAt }) => {
    const race = named.get(formatRaceKey(key));
    return race === undefined || (startsAt !== null && startOfRace(race, key.jour) === null);
  });
  return lost.length * 2 > wanted.length
    ? `lacks ${lost.length} of ${wanted.length} races known, or their starts`
    : null;
}
