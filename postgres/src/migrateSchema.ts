import { Migrator, sql, type Kysely, type Migration } from 'kysely';

export interface MigrateOptions {
  /** Where the table of what has run is kept: servers that share a database keep theirs apart. */
  readonly schema: string;
  /** By name; names sort in the order they run in. */
  readonly migrations: Readonly<Record<string, Migration>>;
  /** The last migration to run; by default all are. */
  readonly last?: string | undefined;
}

const NOTHING: Migration = { up: () => Promise.resolve() };

/**
 * Brings a schema up to date. Two processes may do so at once: one works, the other waits. What a later version has
 * migrated is taken as it is, so that the version before starts on it (docs/decisions/0062).
 * @returns names of the migrations that ran, in order; empty when there was nothing to do
 * @throws Error naming the migration that failed; nothing of it stays. Error too where one that has run is not known
 * here although later ones are, or was put elsewhere in the order
 */
export async function migrateSchema<Tables>(
  db: Kysely<Tables>,
  { schema, migrations, last }: MigrateOptions,
): Promise<readonly string[]> {
  const ran = await ranMigrations(db, schema);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(withLater(migrations, ran)) },
    migrationTableSchema: schema,
  });
  const { error, results = [] } =
    last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last);
  if (error === undefined)
    return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
  // A later version has migrated between the look and the lock: it is looked at once more.
  if ((await ranMigrations(db, schema)).length > ran.length)
    return migrateSchema(db, { schema, migrations, last });
  const failed = results.find(({ status }) => status === 'Error');
  const which = failed === undefined ? '' : ` (${failed.migrationName})`;
  throw new Error(`The schema ${schema} could not be brought up to date${which}.`, { cause: error });
}

/** Later ones do nothing here; one that is missing before the last known is not added, and the migrator refuses it. */
function withLater(
  known: Readonly<Record<string, Migration>>,
  ran: readonly string[],
): Record<string, Migration> {
  const last = Object.keys(known).sort().at(-1) ?? '';
  const later = ran.filter((name) => name > last);
  return { ...known, ...Object.fromEntries(later.map((name) => [name, NOTHING])) };
}

async function ranMigrations<Tables>(db: Kysely<Tables>, schema: string): Promise<readonly string[]> {
  const table = `${schema}.kysely_migration`;
  const found = await sql<{ there: boolean }>`SELECT to_regclass(${table}) IS NOT NULL AS there`.execute(db);
  if (found.rows[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(table)}`.execute(db);
  return rows.map(({ name }) => name);
}
