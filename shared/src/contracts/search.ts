import type { IsoDay, ParisTime } from './units';

/** Shortest and longest text that is searched for, in characters. */
export const SEARCH_TEXT = { shortest: 2, longest: 60 } as const;

/** Most results of one group. */
export const SEARCH_GROUP = 5;

/** Days before and after today in which races are found. */
export const SEARCH_NEAR_DAYS = 7;

/** A horse or person whose name was found. */
export interface FoundName {
  readonly id: number;
  /** As the newest stored row writes it. */
  readonly name: string;
  /** Newest stored day; today or later where a start is still to come or just over. */
  readonly lastDay: IsoDay;
}

/** A race of the near days that was found. */
export interface FoundRace {
  readonly id: number;
  readonly jour: IsoDay;
  readonly time: ParisTime | null;
  readonly racecourse: string;
  /** As the source numbers it; the racecourse's name where it has no number. */
  readonly meeting: string;
  readonly raceNumber: number | null;
  readonly name: string;
  /** `caractrap.typec`. */
  readonly discipline: string;
}

/** Answer of `GET /apin/search?q=`, public: the best of each group first, at most `SEARCH_GROUP` of each. */
export interface SearchAnswer {
  /** Nothing is written so: these are names that look alike. */
  readonly approximate: boolean;
  readonly races: readonly FoundRace[];
  readonly horses: readonly FoundName[];
  readonly jockeys: readonly FoundName[];
  readonly trainers: readonly FoundName[];
}
