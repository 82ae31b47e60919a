import type { CachedateRow, CaractrapRow } from '@galopin/shared/dictionary';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../database/Database';
import type { RaceKey } from '../../races/store/RaceKey';
import type { RaceSourceRow } from './IdentityRows';

/** What another source says of a race, as columns without ids. */
export interface RaceSource extends Pick<
  Selectable<RaceSourceRow>,
  keyof RaceKey | 'source' | 'fields' | 'filled'
> {
  /** The stored race it goes with. */
  readonly raceId: number;
}

/** The same of a runner; its names are resolved to ids. */
export interface RunnerSource extends RaceSource {
  readonly numero: number;
}

const RACES = sql`
  SELECT race.source, race.jour, race.reun, race.prix, race.race_id AS "raceId", race.fields, race.filled
  FROM race_sources AS race`;
// A runner without a rider's name has no rider's id, and so for the horse and the trainer.
const RUNNERS = sql`
  SELECT runner.source, runner.jour, runner.reun, runner.prix, race.race_id AS "raceId", runner.numero, runner.filled,
    runner.fields || jsonb_build_object('idChe', coalesce(horse.id, 0), 'idJockey', coalesce(rider.id, 0),
      'idEntraineur', coalesce(trainer.id, 0)) AS fields
  FROM runner_sources AS runner JOIN race_sources AS race USING (source, jour, reun, prix)
  LEFT JOIN name_aliases AS horse ON (horse.source, horse.role, horse.name) = (runner.source, 'horse', runner.horse)
  LEFT JOIN name_aliases AS rider ON (rider.source, rider.role, rider.name) = (runner.source, 'rider', runner.rider)
  LEFT JOIN name_aliases AS trainer
    ON (trainer.source, trainer.role, trainer.name) = (runner.source, 'trainer', runner.trainer)`;

const keysOf = (keys: readonly RaceKey[]) =>
  sql`(SELECT jour, reun, prix FROM json_to_recordset(${JSON.stringify(keys)}::json)
    AS keys (jour date, reun integer, prix integer))`;

export async function raceSourcesByKey(
  db: Kysely<Database>,
  keys: readonly RaceKey[],
): Promise<readonly RaceSource[]> {
  if (keys.length === 0) return [];
  const { rows } =
    await sql<RaceSource>`${RACES} WHERE (race.jour, race.reun, race.prix) IN ${keysOf(keys)}`.execute(db);
  return rows;
}

export async function runnerSourcesByKey(
  db: Kysely<Database>,
  keys: readonly RaceKey[],
): Promise<readonly RunnerSource[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<RunnerSource>`
    ${RUNNERS} WHERE (runner.jour, runner.reun, runner.prix) IN ${keysOf(keys)} ORDER BY runner.numero`.execute(
    db,
  );
  return rows;
}

export async function runnerSourcesByRace(
  db: Kysely<Database>,
  raceIds: readonly number[],
): Promise<readonly RunnerSource[]> {
  const { rows } = await sql<RunnerSource>`
    ${RUNNERS} WHERE race.race_id = ANY (${raceIds}::bigint[]) ORDER BY runner.numero`.execute(db);
  return rows;
}

/** Notes where a source's race is stored and what it filled there. */
export async function saveRaceFill(
  db: Kysely<Database>,
  { source, jour, reun, prix }: RaceSource,
  raceId: number,
  filled: readonly string[],
): Promise<void> {
  await sql`
    UPDATE race_sources SET race_id = ${raceId}, filled = ${filled}::text[]
    WHERE (source, jour, reun, prix) = (${source}, ${jour}::date, ${reun}::integer, ${prix}::integer)
      AND (race_id, filled) IS DISTINCT FROM (${raceId}::bigint, ${filled}::text[])`.execute(db);
}

/** Notes what a source's runners filled in their stored rows. */
export async function saveRunnerFills(
  db: Kysely<Database>,
  fills: readonly { readonly runner: RunnerSource; readonly filled: readonly string[] }[],
): Promise<void> {
  const rows = fills.map(({ runner: { source, jour, reun, prix, numero }, filled }) => ({
    source,
    jour,
    reun,
    prix,
    numero,
    filled,
  }));
  await sql`
    UPDATE runner_sources AS t SET filled = given.filled
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS given
      (source text, jour date, reun integer, prix integer, numero integer, filled text[])
    WHERE (t.source, t.jour, t.reun, t.prix, t.numero)
      = (given.source, given.jour, given.reun, given.prix, given.numero) AND t.filled <> given.filled`.execute(
    db,
  );
}

type Stored<Row> = Row & { readonly source: string };

/** Stored rows by id, with their source. */
export async function storedRows<Table extends 'caractrap' | 'cachedate'>(
  db: Kysely<Database>,
  table: Table,
  column: 'id' | 'numcourse',
  ids: readonly number[],
): Promise<readonly Stored<Table extends 'caractrap' ? CaractrapRow : CachedateRow>[]> {
  const { rows } = await sql<Stored<Table extends 'caractrap' ? CaractrapRow : CachedateRow>>`
    SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ANY (${ids}::bigint[]) ORDER BY "id"`.execute(
    db,
  );
  return rows;
}
