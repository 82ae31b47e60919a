import { sql, type Kysely } from 'kysely';

/** Names by kind, and which columns of a runner tell them. */
export const NAME_COLUMNS = {
  horse: { id: 'idChe', name: 'cheval' },
  jockey: { id: 'idJockey', name: 'jockey' },
  trainer: { id: 'idEntraineur', name: 'entraineur' },
} as const;

const COLUMNS = ['jour', ...Object.values(NAME_COLUMNS).flatMap(({ id, name }) => [id, name])];
const NAMED = ['id', ...COLUMNS].map((name) => `"${name}"`).join(', ');

/** Everyone named in the rows of a transition table. */
const idsOf = (alias: string) =>
  Object.entries(NAME_COLUMNS)
    .map(([kind, { id }]) => `('${kind}', ${alias}."${id}")`)
    .join(', ');
const markNames = (rows: string, alias: string) => `
  INSERT INTO search_stale (kind, id) SELECT DISTINCT key.kind, key.id FROM ${rows}
    CROSS JOIN LATERAL (VALUES ${idsOf(alias)}) AS key (kind, id) WHERE key.id > 0;`;

/**
 * What one transition table says of names and the other does not. No join: its plan would be kept from the first
 * statement, which may have changed one row, and compare every row with every other of the next one.
 */
const onlyIn = (side: string, other: string) =>
  `(SELECT ${NAMED} FROM ${side} EXCEPT SELECT ${NAMED} FROM ${other})`;

const TRIGGERS = {
  // A whole day at once: files of a year bring a name hundreds of times.
  added: {
    event: 'INSERT ON cachedate REFERENCING NEW TABLE AS added',
    body: 'INSERT INTO search_stale (day) SELECT DISTINCT "jour" FROM added;',
  },
  removed: {
    event: 'DELETE ON cachedate REFERENCING OLD TABLE AS former',
    body: markNames('former', 'former'),
  },
  changed: {
    event: 'UPDATE ON cachedate REFERENCING OLD TABLE AS former NEW TABLE AS added',
    body: markNames(
      `(${onlyIn('former', 'added')} UNION ALL ${onlyIn('added', 'former')}) AS named`,
      'named',
    ),
  },
} as const;

const TABLES = [
  // Likeness of texts, and an index for parts of words; among what PostgreSQL itself brings along.
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  `CREATE TABLE search_names (
    kind text NOT NULL, id bigint NOT NULL, name text NOT NULL, folded text NOT NULL, last_day date NOT NULL,
    PRIMARY KEY (kind, id))`,
  'CREATE INDEX search_names_folded ON search_names USING gin (folded gin_trgm_ops)',
  // Only ever added to by those who write runners, so that none of them waits for another.
  'CREATE TABLE search_stale (seq bigserial PRIMARY KEY, day date, kind text, id bigint)',
] as const;

/**
 * The index of names, and triggers that mark what is to be looked at again: runners are written by several ways and
 * several processes, and none of them may forget it. All stored days are marked.
 */
export async function createSearchTables(db: Kysely<never>): Promise<void> {
  const triggers = Object.entries(TRIGGERS).flatMap(([name, { event, body }]) => [
    `CREATE FUNCTION search_${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN NULL; END $$`,
    `CREATE TRIGGER search_${name} AFTER ${event} FOR EACH STATEMENT EXECUTE FUNCTION search_${name}()`,
  ]);
  const markAll = 'INSERT INTO search_stale (day) SELECT DISTINCT "jour" FROM cachedate';
  for (const statement of [...TABLES, ...triggers, markAll]) await sql.raw(statement).execute(db);
}
