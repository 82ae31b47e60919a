import type { Meeting } from '@galopin/shared/racing';
import { countryName } from './countryName';
import type { DayRace } from './DayRace';
import { FILTER_KEYS as KEYS } from './filterKeys';
import { KNOWN_DISCIPLINES } from './disciplines';
import { plainKey } from './plainKey';

/** Which of a day's races are wanted; an empty list wants all. */
export interface DayFilters {
  /** Keys of disciplines, see {@link KNOWN_DISCIPLINES}. */
  readonly disciplines: readonly string[];
  /** ISO 3166 codes. */
  readonly countries: readonly string[];
  /** The Quinté+ alone. */
  readonly quinte: boolean;
}

export const NO_FILTERS: DayFilters = { disciplines: [], countries: [], quinte: false };

export function hasFilters({ disciplines, countries, quinte }: DayFilters): boolean {
  return disciplines.length > 0 || countries.length > 0 || quinte;
}

/**
 * The filters of an address: `discipline=plat,haies`, `pays=fr,se`, `quinte=1`. What is no discipline of French
 * programmes and none of the day's, or no country, is left out, as if it were not there.
 */
export function readFilters(
  query: Readonly<Record<string, string>>,
  races: readonly Pick<DayRace, 'discipline'>[],
): DayFilters {
  const ofDay = new Set(races.map(({ discipline }) => plainKey(discipline)));
  return {
    disciplines: listOf(query[KEYS.disciplines], plainKey).filter(
      (key) => key !== '' && (KNOWN_DISCIPLINES.has(key) || ofDay.has(key)),
    ),
    countries: listOf(query[KEYS.countries], (code) => code.trim().toUpperCase()).filter(
      (code) => countryName(code) !== null,
    ),
    quinte: query[KEYS.quinte] === '1',
  };
}

/** The same address's query with other filters; what is no filter stays as it is. */
export function writeFilters(search: URLSearchParams, filters: DayFilters): URLSearchParams {
  const written = new URLSearchParams(search);
  const write = (key: string, value: string) =>
    value === '' ? written.delete(key) : written.set(key, value);
  write(KEYS.disciplines, filters.disciplines.join(','));
  write(KEYS.countries, filters.countries.join(',').toLowerCase());
  write(KEYS.quinte, filters.quinte ? '1' : '');
  return written;
}

export function isWanted(race: DayRace, { disciplines, countries, quinte }: DayFilters): boolean {
  return (
    (disciplines.length === 0 || disciplines.includes(plainKey(race.discipline))) &&
    (countries.length === 0 || countries.includes(race.country)) &&
    (!quinte || race.isQuinte)
  );
}

/** The meetings with their wanted races; a meeting without any is left out, one that keeps all stays the same object. */
export function filterMeetings(
  meetings: readonly Meeting<DayRace>[],
  filters: DayFilters,
): readonly Meeting<DayRace>[] {
  if (!hasFilters(filters)) return meetings;
  return meetings.flatMap((meeting) => {
    const races = meeting.races.filter((race) => isWanted(race, filters));
    if (races.length === meeting.races.length) return [meeting];
    return races.length === 0 ? [] : [{ ...meeting, races }];
  });
}

/** The distinct keys of a list joined by commas, in its order. */
function listOf(value = '', keyOf: (text: string) => string): readonly string[] {
  return [...new Set(value.split(',').map(keyOf))];
}

/** The filters that differ, as visitors see them in the address: a list with commas, `1`, or empty for none. */
export function changedFilters(
  before: DayFilters,
  after: DayFilters,
): readonly { readonly filter: string; readonly value: string }[] {
  const [was, is] = [before, after].map((filters) => writeFilters(new URLSearchParams(), filters));
  return Object.values(KEYS).flatMap((filter) => {
    const value = is?.get(filter) ?? '';
    return value === (was?.get(filter) ?? '') ? [] : [{ filter, value }];
  });
}
