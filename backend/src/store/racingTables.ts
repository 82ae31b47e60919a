import type { Column, ColumnType } from '@galopin/shared/dictionary';
import { CACHEDATE_COLUMNS, CARACTRAP_COLUMNS } from '@galopin/shared/dictionary';
import { sql, type Kysely } from 'kysely';

/** PostgreSQL type of each type of the dictionary. Decimals are kept as doubles, which hold two places exactly enough. */
export const SQL_TYPES: Readonly<Record<ColumnType, string>> = {
  bigint: 'bigint',
  int: 'integer',
  smallint: 'smallint',
  double: 'double precision',
  'decimal(2,0)': 'smallint',
  'decimal(5,2)': 'double precision',
  text: 'text',
  date: 'date',
  time: 'time(0)',
  timestamp: 'timestamp(0)',
};

function define(column: Column): string {
  return `"${column.name}" ${SQL_TYPES[column.type]}${column.null ? '' : ' NOT NULL'}`;
}

function createTable(table: string, columns: readonly Column[], own: readonly string[]) {
  return sql.raw(
    `CREATE TABLE ${table} (${[...columns.map(define), ...own, 'PRIMARY KEY ("id")'].join(', ')})`,
  );
}

const RACE_COLUMNS = [
  'source text NOT NULL',
  `reun_number integer GENERATED ALWAYS AS (CASE WHEN "reun" ~ '^[0-9]{1,4}$' THEN "reun"::integer END) STORED`,
  `race_number integer GENERATED ALWAYS AS (CASE WHEN "prix" BETWEEN 0 AND 9999 THEN "prix"::integer END) STORED`,
] as const;

const INDEXES = [
  'CREATE INDEX caractrap_day ON caractrap ("jour", reun_number, race_number)',
  'CREATE INDEX cachedate_race ON cachedate ("numcourse")',
  'CREATE INDEX cachedate_day ON cachedate ("jour")',
  'CREATE INDEX cachedate_horse ON cachedate ("idChe", "jour")',
  'CREATE INDEX cachedate_rider ON cachedate ("idJockey", "jour")',
  'CREATE INDEX cachedate_trainer ON cachedate ("idEntraineur", "jour")',
] as const;

/**
 * The tables of races, runners and arrivals as the dictionary stands at the first release. Columns the dictionary
 * gains later need a migration of their own.
 */
export async function createRacingTables(db: Kysely<never>): Promise<void> {
  await createTable('caractrap', CARACTRAP_COLUMNS, RACE_COLUMNS).execute(db);
  await createTable('cachedate', CACHEDATE_COLUMNS, ['source text NOT NULL']).execute(db);
  for (const index of INDEXES) await sql.raw(index).execute(db);
  await sql`
    CREATE TABLE arrivals (
      jour date NOT NULL,
      reun integer NOT NULL,
      prix integer NOT NULL,
      ordre text NOT NULL,
      statut text,
      categorie_statut text,
      definitive boolean,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (jour, reun, prix)
    )`.execute(db);
  await sql`
    CREATE TABLE demo_worlds (
      generation integer PRIMARY KEY,
      seed text NOT NULL,
      first_day date NOT NULL,
      warm_up_days integer NOT NULL,
      stored_until date
    )`.execute(db);
}
