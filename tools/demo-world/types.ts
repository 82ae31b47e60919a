import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';

/** An arrival as far as it is known: groups of runner numbers, two in one group being a dead heat. */
export interface DemoArrival {
  readonly jour: string;
  /** Meeting number; null for a meeting that goes by its name, which has no arrival of its own. */
  readonly reun: number | null;
  readonly prix: number;
  readonly raceId: number;
  readonly ordre: readonly (readonly number[])[];
  readonly statut: 'ARRIVEE_PROVISOIRE' | 'ARRIVEE_DEFINITIVE_COMPLETE';
  readonly categorieStatut: 'ARRIVEE';
  readonly definitive: boolean;
}

/** One race of the world as it ends; `stateAt` says what of it is public at a time. */
export interface DemoRace {
  /** Start, epoch milliseconds. */
  readonly startsAt: number;
  readonly race: CaractrapRow;
  readonly runners: readonly CachedateRow[];
  readonly arrival: DemoArrival;
}

/** A day of the world: races by meeting, then number. */
export interface DemoDay {
  readonly jour: string;
  readonly races: readonly DemoRace[];
}

/** What is public of a race at a time. */
export interface RaceState {
  readonly race: CaractrapRow;
  readonly runners: readonly CachedateRow[];
  /** Null until a first arrival is known. */
  readonly arrival: DemoArrival | null;
}
