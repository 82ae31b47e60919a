import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/Database';

const DAYS = 7_201;
const NAMES = 7_202;

/**
 * Makes other writers of these days wait until the transaction ends: what pturf and PMU say of a race is put
 * together from what is stored.
 */
export async function lockDays(transaction: Kysely<Database>, days: Iterable<string>): Promise<void> {
  // In order, so that two writers of the same days cannot wait for each other.
  const numbers = [...new Set(days)].sort().map((jour) => Date.parse(`${jour}T00:00:00Z`) / 86_400_000);
  await sql`
    SELECT pg_advisory_xact_lock(${DAYS}::integer, day) FROM unnest(${numbers}::integer[]) AS day`.execute(
    transaction,
  );
}

/** Makes others who learn or look up names wait until the transaction ends. Taken after the days, before any row. */
export async function lockNames(transaction: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${NAMES}::integer, 0)`.execute(transaction);
}
