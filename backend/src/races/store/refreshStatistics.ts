import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';

/** Tells the planner what the tables hold; the embedded database has no background process that does. */
export async function refreshStatistics(db: Kysely<Database>): Promise<void> {
  await sql`ANALYZE caractrap, cachedate, arrivals, payouts, odds_history`.execute(db);
}
