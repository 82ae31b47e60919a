import { sql, type Kysely } from 'kysely';

/** When a payer waived the right of withdrawal: kept with the order, as long as the order is. */
export async function addWaiverTime(db: Kysely<never>): Promise<void> {
  await sql`ALTER TABLE payments ADD COLUMN IF NOT EXISTS waived_at timestamptz`.execute(db);
}
