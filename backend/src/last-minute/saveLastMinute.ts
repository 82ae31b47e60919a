import { LAST_MINUTE_DAYS } from '@galopin/shared/contracts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import type { LastMinuteRow } from './lastMinuteTables';

/** A change that whoever writes it has the time of. */
export interface KnownChange extends Omit<LastMinuteRow, 'id' | 'noticed_at' | 'source'> {
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Writes changes down that are not yet; those of days that are no longer kept are left out.
 * @param source whose races they are: `demo`
 */
export async function saveLastMinute(
  db: Kysely<Database>,
  changes: readonly KnownChange[],
  source: string,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ at, ...change }) => ({ ...change, noticed_at: new Date(at).toISOString() }));
  await sql`
    INSERT INTO last_minute
      (jour, meeting, race_number, number, horse_id, horse, kind, before, after, noticed_at, source)
    SELECT given.*, ${source} FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given
      (jour date, meeting text, race_number integer, number integer, horse_id bigint, horse text, kind text,
        before text, after text, noticed_at timestamptz)
    WHERE jour >= current_date - ${LAST_MINUTE_DAYS}::integer
    ON CONFLICT DO NOTHING`.execute(db);
}
