import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { refreshStats } from '../stats/refreshStats';
import { refreshStoredDays } from '../stats/storedDays';

/** Counts every marked day, as the background does. */
export async function countStats(db: Kysely<Database>, today: string): Promise<void> {
  for (;;) if ((await refreshStats(db, today, 50)).days === 0) break;
  while (!(await refreshStoredDays(db)));
}
