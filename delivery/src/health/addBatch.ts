import { sql } from 'kysely';
import { COUNTED, type HealthBatch } from './createHealthRecorder';
import type { HealthDatabase } from './HealthTables';

/** Adds counts to the rows of the same minutes, which other nodes add to as well. */
export async function addRows(db: HealthDatabase, rows: HealthBatch['rows']): Promise<void> {
  await db
    .insertInto('health')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['environment', 'minute', 'remote', 'build', 'role']).doUpdateSet((eb) => ({
        ...Object.fromEntries(
          COUNTED.map((column) => [column, eb(`health.${column}`, '+', eb.ref(`excluded.${column}`))]),
        ),
        load_ms: sql`array(
          select a + b from unnest(health.load_ms, excluded.load_ms) with ordinality as both_counts (a, b, place)
          order by place)`,
      })),
    )
    .execute();
}

/** Adds crashes to those known of the same place. */
export async function addCrashes(db: HealthDatabase, crashes: HealthBatch['crashes']): Promise<void> {
  await db
    .insertInto('crashes')
    .values([...crashes])
    .onConflict((conflict) =>
      conflict.columns(['environment', 'remote', 'build', 'fingerprint', 'browser']).doUpdateSet((eb) => ({
        count: eb('crashes.count', '+', eb.ref('excluded.count')),
        last_seen: eb.ref('excluded.last_seen'),
      })),
    )
    .execute();
}
