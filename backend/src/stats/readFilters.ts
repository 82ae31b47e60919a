import type { StatsFilters } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { ALL_DISCIPLINES } from './disciplines';
import { KINDS } from './kinds';

/** First and last day with results, their years and the racecourses of these years. */
export async function readFilters(db: Kysely<Database>): Promise<StatsFilters> {
  const { min, max } = db.fn;
  const ends = [min<string | null>('day').as('firstDay'), max<string | null>('day').as('lastDay')] as const;
  const span = await db.selectFrom('stat_runs').select(ends).executeTakeFirstOrThrow();
  const { rows: years } = await sql<{ year: number }>`
    SELECT bucket AS year FROM stat_buckets WHERE bucket > 1000
      AND EXISTS (SELECT FROM stat_totals AS total WHERE total.bucket = stat_buckets.bucket)
    ORDER BY bucket DESC`.execute(db);
  const { rows: racecourses } = await sql<{ name: string }>`
    SELECT name FROM stat_racecourses AS racecourse
    WHERE name <> '' AND EXISTS (
      SELECT FROM stat_buckets JOIN stat_totals AS total USING (bucket)
      WHERE bucket > 1000 AND kind = ${KINDS.racecourse} AND discipline = ${ALL_DISCIPLINES} AND total.id = racecourse.id)`.execute(
    db,
  );
  const byName = new Intl.Collator('fr').compare;
  return {
    ...span,
    years: years.map(({ year }) => year),
    racecourses: racecourses.map(({ name }) => name).sort(byName),
  };
}
