import type { Counts } from './Runner';

/** What a runner has done in earlier stored races of the same discipline. */
export interface Aptitude {
  readonly all: Counts;
  /** Within 100 m of this distance. */
  readonly distance: Counts;
  readonly surface: Counts;
  readonly racecourse: Counts;
  /** Races that turn the same way. */
  readonly turn: Counts;
  /** Races it started as the favourite. */
  readonly favourite: Counts;
}

/** By saddle-cloth number; runners without an earlier race are not in it. */
export type Aptitudes = Readonly<Record<number, Aptitude>>;
