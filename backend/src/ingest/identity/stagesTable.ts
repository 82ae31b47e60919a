import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/Database';
import type { RecordedTable } from '../../races/store/upsertRows';
import type { StagesRow } from './IdentityRows';
import type { Stages } from './mergeStates';

/** Stages of the columns of rows that several states made; rows of one state have none. */
export async function createStagesTable(db: Kysely<never>): Promise<void> {
  await sql`
    CREATE TABLE column_stages (recorded text NOT NULL, id bigint NOT NULL, stages jsonb NOT NULL,
      PRIMARY KEY (recorded, id))`.execute(db);
}

export async function storedStages(
  db: Kysely<Database>,
  table: RecordedTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Stages>> {
  const { rows } = await sql<Pick<Selectable<StagesRow>, 'id' | 'stages'>>`
    SELECT id, stages FROM column_stages WHERE recorded = ${table} AND id = ANY (${ids}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, stages }) => [id, stages]));
}

/** Keeps the stages of rows; null forgets those a row had. */
export async function saveStages(
  db: Kysely<Database>,
  table: RecordedTable,
  changed: ReadonlyMap<number, Stages | null>,
): Promise<void> {
  if (changed.size === 0) return;
  const rows = [...changed].map(([id, stages]) => ({ id, stages }));
  await sql`
    WITH given AS (SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given (id bigint, stages jsonb)),
    gone AS (
      DELETE FROM column_stages AS t USING given
      WHERE t.recorded = ${table} AND t.id = given.id AND given.stages IS NULL
    )
    INSERT INTO column_stages (recorded, id, stages)
    SELECT ${table}, id, stages FROM given WHERE stages IS NOT NULL
    ON CONFLICT (recorded, id) DO UPDATE SET stages = excluded.stages`.execute(db);
}
