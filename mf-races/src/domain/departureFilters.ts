import { startOf, type Race } from '@galopin/shared/racing';
import { DEPARTURE_KEYS } from './filterKeys';
import { plainKey } from './plainKey';

/** Which departures are wanted; empty and `null` want all. */
export interface DepartureFilters {
  /** Those of the next half hour alone. */
  readonly soon: boolean;
  /** Of the day in Paris, 0 to 23. */
  readonly hour: number | null;
  /** Key of a discipline, see `KNOWN_DISCIPLINES`. */
  readonly discipline: string;
  /** A bet without any sign of its pool: MULTI. */
  readonly bet: string;
}

/** Minutes of « soon », which is also what stands in the address. */
export const SOON_MINUTES = 30;

const MINUTE = 60_000;

/** The filters of an address; what cannot be read is left out, as if it were not there. */
export function readDepartureFilters(query: Readonly<Record<string, string>>): DepartureFilters {
  const hour = query[DEPARTURE_KEYS.hour] ?? '';
  return {
    soon: query[DEPARTURE_KEYS.soon] === String(SOON_MINUTES),
    hour: /^\d{1,2}$/.test(hour) && Number(hour) < 24 ? Number(hour) : null,
    discipline: plainKey(query[DEPARTURE_KEYS.discipline] ?? ''),
    bet: (query[DEPARTURE_KEYS.bet] ?? '').toUpperCase().replace(/[^A-Z0-9_]/g, ''),
  };
}

/** The same address's query with other filters; what is no filter stays as it is. */
export function writeDepartureFilters(search: URLSearchParams, filters: DepartureFilters): URLSearchParams {
  const written = new URLSearchParams(search);
  const write = (key: string, value: string) =>
    value === '' ? written.delete(key) : written.set(key, value);
  write(DEPARTURE_KEYS.soon, filters.soon ? String(SOON_MINUTES) : '');
  write(DEPARTURE_KEYS.hour, filters.hour === null ? '' : String(filters.hour));
  write(DEPARTURE_KEYS.discipline, filters.discipline);
  write(DEPARTURE_KEYS.bet, filters.bet.toLowerCase());
  return written;
}

export const hasDepartureFilters = ({ soon, hour, discipline, bet }: DepartureFilters): boolean =>
  soon || hour !== null || discipline !== '' || bet !== '';

/** Hour in Paris that a race starts in; `null` without a time. */
export const hourOf = ({ time }: Pick<Race, 'time'>): number | null =>
  time === null ? null : Number(time.slice(0, 2));

interface At {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Bets on offer on a race. */
  readonly betsOf: (raceId: number) => readonly string[];
}

export function isWantedDeparture(race: Race, filters: DepartureFilters, { now, betsOf }: At): boolean {
  const { soon, hour, discipline, bet } = filters;
  const start = startOf(race);
  const isSoon = start !== null && start >= now && start - now <= SOON_MINUTES * MINUTE;
  return (
    (!soon || isSoon) &&
    (hour === null || hourOf(race) === hour) &&
    (discipline === '' || plainKey(race.discipline) === discipline) &&
    (bet === '' || betsOf(race.id).includes(bet))
  );
}
