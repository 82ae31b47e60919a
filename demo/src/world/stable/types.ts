import type { Nature } from '../data/racecourses';

/** Starts, wins and finishes in the first three (wins included). */
export interface Tally {
  starts: number;
  wins: number;
  places: number;
}

/** One start, as form strings and counts need it; shared by its horse, rider and trainer. */
export interface FormItem {
  readonly year: number;
  readonly hippo: string;
  /** Rider's id. */
  readonly rider: number;
  /** Null when not classed. */
  readonly rank: number | null;
  /** Result and discipline letter: `3a`, `Da`, `12p`. */
  readonly text: string;
}

/** Someone who rides, drives or trains; one number space for all roles. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly nature: Nature;
  /** From 0 to 1. */
  readonly skill: number;
  readonly riding: Role;
  readonly training: Role;
}

/** What a person has done in one role. */
export interface Role {
  /** Newest last. */
  readonly form: FormItem[];
  readonly byCourse: Map<string, Tally>;
  /** The last 365 days, oldest first, with their running total. */
  readonly days: { readonly day: number; readonly tally: Tally }[];
  readonly year: Tally;
}

export interface PastRace {
  readonly day: number;
  readonly hippo: string;
  readonly cheque: number;
  readonly partant: number;
  readonly dist: number;
  readonly place: string;
  readonly cote: number;
  readonly rider: string;
  readonly trainer: string;
  readonly owner: string;
  readonly redkm: string;
  readonly claiming: string;
}

/** Earnings in cents. */
export interface Earnings {
  wins: number;
  places: number;
  thisYear: number;
  lastYear: number;
}

/** Rank that stands for every end without a place. */
export const UNPLACED = 10;

/** One horse: what it is, what it likes, what it has done. */
export interface Horse {
  readonly id: number;
  readonly name: string;
  readonly nature: Nature;
  readonly birthYear: number;
  readonly sexe: 'H' | 'F' | 'M';
  readonly pere: string;
  readonly mere: string;
  readonly peremere: string;
  readonly coat: string;
  readonly country: string;
  readonly owner: string;
  readonly trainer: Person;
  readonly regularRider: Person;
  /** From 0 to 1; a race of the same level suits it. */
  readonly ability: number;
  /** Probability of breaking gait or falling, before the race's own risk. */
  readonly risk: number;
  /** Metres it likes best. */
  readonly distance: number;
  /** Added strength on soft or deep ground. */
  readonly ground: number;
  /** Added strength under saddle at trot, over steeple fences at obstacle. */
  readonly second: number;
  readonly shoeing: string;
  readonly blinkers: '' | 'O' | 'A';
  freshness: number;
  lastDay: number;
  last: PastRace | null;
  lastShoeing: string;
  lastBlinkers: string;
  readonly shoeings: Set<string>;
  hasWornBlinkers: boolean;
  readonly tally: Tally;
  /** Surfaces run on; true once in the first four. */
  readonly surfaces: Map<string, boolean>;
  /** Last six ranks, newest first. */
  ranks: number[];
  /** All its starts, newest last. */
  readonly form: FormItem[];
  readonly earnings: Earnings;
  /** Milliseconds a kilometre, 0 until known. */
  record: number;
}

export function emptyTally(): Tally {
  return { starts: 0, wins: 0, places: 0 };
}

/** Adds one start to a tally kept in a map. */
export function countIn<Key>(map: Map<Key, Tally>, key: Key, rank: number | null): void {
  const tally = map.get(key) ?? emptyTally();
  map.set(key, tally);
  count(tally, rank);
}

/** Adds one start; `rank` is null for a horse that was not classed. */
export function count(tally: Tally, rank: number | null): void {
  tally.starts += 1;
  if (rank === 1) tally.wins += 1;
  if (rank !== null && rank <= 3) tally.places += 1;
}
