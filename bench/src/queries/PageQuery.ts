import type { createDatabase } from '@galopin/backend/database';

/** The backend's own way to its database. */
export type BenchDatabase = ReturnType<typeof createDatabase>;

/** A query that a page's answer is made of, asked again and again with other values. */
export interface PageQuery {
  /** Path of the page. */
  readonly page: string;
  readonly what: string;
  /**
   * Reads what the rounds need, once and unmeasured.
   * @param today `YYYY-MM-DD`, the last day of the database
   * @returns asks for one round, from 0
   */
  prepare(db: BenchDatabase, today: string): Promise<(round: number) => Promise<unknown>>;
}

/** The value of a round; the values come round again. */
export function nthOf<Value>(values: readonly Value[], round: number): Value {
  const value = values[round % values.length];
  if (value === undefined) throw new Error('The database has no values for this query: does it hold a year?');
  return value;
}
