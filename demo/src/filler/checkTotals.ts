import { sql, type Kysely } from 'kysely';
import type { Database } from '@galopin/backend/database';
import { readWorld } from './openWorld';
import { compareSample, createBefore, createPast, createSample, EXPECTED, PAST_INDEXES } from './pastSql';

/** One total that is not what the stored races come to. */
export interface WrongTotal {
  /** Runner: `cachedate.id`. */
  readonly id: number;
  readonly column: string;
  readonly stored: unknown;
  readonly counted: unknown;
}

export interface TotalsReport {
  /** Runners whose totals were counted again. */
  readonly runners: number;
  /** Totals of each. */
  readonly columns: number;
  readonly wrong: readonly WrongTotal[];
}

/**
 * Counts the totals of some runners of the newest demo world again, by SQL from stored races and what each horse came with: career, form
 * strings, earnings, the previous race, 365 days of rider and trainer, pair and racecourse, starts earlier that day.
 * Days from the first race that is not over on are left out.
 * @param size runners to take, spread over all days
 * @throws Error when no demo world is stored
 */
export async function checkTotals(db: Kysely<Database>, size: number): Promise<TotalsReport> {
  const world = await readWorld(db);
  if (world?.storedUntil === undefined || world.storedUntil === null)
    throw new Error('There is no demo world to check.');
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ until: string }>`
      SELECT coalesce(min(race."jour") - 1, ${world.storedUntil}::date) AS until FROM caractrap AS race
      WHERE source = 'demo' AND "jour" >= ${world.firstDay}::date AND "arriv" = '' AND NOT EXISTS (
        SELECT 1 FROM arrivals WHERE (arrivals.jour, arrivals.reun, arrivals.prix, arrivals.statut)
          = (race."jour", race.reun_number, race.race_number, 'COURSE_ANNULEE'))`.execute(transaction);
    await createPast(world.firstDay).execute(transaction);
    for (const index of PAST_INDEXES) await index.execute(transaction);
    await createBefore(world.firstDay).execute(transaction);
    await sql`CREATE INDEX ON before ("idChe")`.execute(transaction);
    await createSample(world.firstDay, rows[0]?.until ?? world.storedUntil!, size).execute(transaction);
    await sql`ANALYZE past, before, sample`.execute(transaction);
    const taken = await sql<{ runners: number }>`SELECT count(*) AS runners FROM sample`.execute(transaction);
    const found = await compareSample().execute(transaction);
    const wrong = found.rows.flatMap(({ id, wrong: totals }) =>
      Object.entries(totals).map(([column, [stored, counted]]) => ({ id, column, stored, counted })),
    );
    return { runners: taken.rows[0]?.runners ?? 0, columns: Object.keys(EXPECTED).length, wrong };
  });
}
