import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';

/** Columns of a runner that queries look for, join and group by: a sample of all 133 takes seven times as long. */
const RUNNER_COLUMNS = [
  'id',
  'jour',
  'numcourse',
  'numero',
  'cl',
  'typec',
  'hippo',
  'cheval',
  'jockey',
  'entraineur',
  'proprietaire',
  'idChe',
  'idJockey',
  'idEntraineur',
  'source',
] as const;

/** Tells the planner what the tables hold; the embedded database has no background process that does. */
export async function refreshStatistics(db: Kysely<Database>): Promise<void> {
  const columns = sql.join(RUNNER_COLUMNS.map((name) => sql.ref(name)));
  await sql`ANALYZE caractrap, cachedate (${columns}), arrivals, payouts, odds_history`.execute(db);
}
