import type { TotalRow } from './StatRows';

/** What totals are kept by. Stored: numbers never change their meaning. */
export const KINDS = {
  rider: 1,
  trainer: 2,
  horse: 3,
  racecourse: 4,
  favourite: 5,
  draw: 6,
  /** Favourites of a racecourse; the id is the racecourse's. */
  favouriteAt: 7,
} as const;
export type Kind = keyof typeof KINDS;

/** Most starters of a field size, the last one open. */
export const FIELD_LIMITS = { small: 9, medium: 13 } as const;
/** A stall's id holds its field size: 1, 2 or 3 hundred more. */
export const DRAW_BAND = 100;

const BAND = `CASE WHEN run.field <= ${FIELD_LIMITS.small} THEN 1 WHEN run.field <= ${FIELD_LIMITS.medium} THEN 2 ELSE 3 END`;

/** SQL of the id that a start (`run`, a row of `stat_runs`) is counted under; null where it is not. */
export const ID_SQL: Readonly<Record<Kind, string>> = {
  rider: 'CASE WHEN run.rider > 0 THEN run.rider END',
  trainer: 'CASE WHEN run.trainer > 0 THEN run.trainer END',
  horse: 'CASE WHEN run.horse > 0 THEN run.horse END',
  racecourse: 'run.racecourse::bigint',
  favourite: 'run.favourite::bigint',
  draw: `CASE WHEN run.draw > 0 THEN (${BAND}) * ${DRAW_BAND} + run.draw END::bigint`,
  favouriteAt: 'CASE WHEN run.favourite = 1 THEN run.racecourse END::bigint',
};

/** SQL of what one start adds to each count, in the order of the columns of `stat_totals`. */
export const ADDS = {
  starts: '1',
  wins: '(CASE WHEN run.rank = 1 THEN 1 ELSE 0 END)',
  places: '(CASE WHEN run.rank <= 3 THEN 1 ELSE 0 END)',
  prize: 'run.prize',
  bets: '(CASE WHEN run.odds > 0 THEN 1 ELSE 0 END)',
  returned: '(CASE WHEN run.rank = 1 THEN run.odds ELSE 0 END)',
  races: '(CASE WHEN run.lead THEN 1 ELSE 0 END)',
} as const satisfies Partial<Record<keyof TotalRow, string>>;
export const COUNT_NAMES = Object.keys(ADDS) as (keyof typeof ADDS)[];

/** SQL of the same counts over many starts at once, which is quicker than adding them up one by one. */
export const COUNTED = {
  starts: 'count(*)',
  wins: 'count(*) FILTER (WHERE run.rank = 1)',
  places: 'count(*) FILTER (WHERE run.rank <= 3)',
  prize: 'sum(run.prize)',
  bets: 'count(*) FILTER (WHERE run.odds > 0)',
  returned: 'coalesce(sum(run.odds) FILTER (WHERE run.rank = 1), 0)',
} as const;

/** SQL of what a racecourse has beside its runners' counts. */
export const COUNTED_AT = {
  races: 'count(*) FILTER (WHERE run.lead)',
  favourites: 'count(*) FILTER (WHERE run.favourite = 1)',
  favouriteWins: 'count(*) FILTER (WHERE run.favourite = 1 AND run.rank = 1)',
  favouritePlaces: 'count(*) FILTER (WHERE run.favourite = 1 AND run.rank <= 3)',
} as const;
