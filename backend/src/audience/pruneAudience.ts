import { addDays, parisInstant } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { parisDay } from './parisDay';

const REPORTS = ['page_views', 'tracked_events', 'page_durations'] as const;
const OF_MEMBERS = ['page_views', 'tracked_events'] as const;
const FIGURES = ['audience_days', 'audience_pages', 'audience_marks', 'audience_durations'] as const;

/** Days after which nobody's uid stands beside what they did any more. */
export const USER_ID_DAYS = 90;
/** Rows of one statement. */
const BATCH = 5000;

/**
 * Removes one batch of what is older than `keepDays` whole days in Paris, reports and figures alike, and the uids of
 * reports older than 90.
 * @param now epoch milliseconds
 * @returns rows removed or changed; 0 when nothing is left to do
 */
export async function pruneAudience(
  db: Kysely<Database>,
  keepDays: number,
  now: number,
  batch = BATCH,
): Promise<number> {
  const firstKept = addDays(parisDay(now), -keepDays);
  const before = instantOf(firstKept);
  let removed = 0;
  for (const table of REPORTS) {
    const rows = sql`SELECT ctid FROM ${sql.table(table)} WHERE at < ${before}::timestamptz ORDER BY at LIMIT ${batch}`;
    removed += affected(
      await sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(${rows}))`.execute(db),
    );
  }
  for (const table of FIGURES) {
    const gone = await db.deleteFrom(table).where('jour', '<', firstKept).executeTakeFirst();
    removed += Number(gone.numDeletedRows);
  }
  const named = instantOf(addDays(parisDay(now), -USER_ID_DAYS));
  for (const table of OF_MEMBERS) {
    const rows = sql`SELECT ctid FROM ${sql.table(table)}
      WHERE user_id IS NOT NULL AND at < ${named}::timestamptz LIMIT ${batch}`;
    removed += affected(
      await sql`UPDATE ${sql.table(table)} SET user_id = NULL WHERE ctid = ANY (ARRAY(${rows}))`.execute(db),
    );
  }
  return removed;
}

const affected = ({ numAffectedRows }: { readonly numAffectedRows?: bigint }) =>
  Number(numAffectedRows ?? 0n);

/** ISO, the first instant of a day in Paris. */
const instantOf = (day: string) => new Date(parisInstant(day, '00:00')).toISOString();
