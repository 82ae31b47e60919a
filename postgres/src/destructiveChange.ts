import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Migration,
} from 'kysely';

/** What the previous version could not go on with, by what a person would call it. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/^drop (table|view|materialized view|schema|type|function|procedure|extension|sequence)\b/, 'drops $1'],
  [/^truncate\b/, 'empties a table'],
  [/^alter .*\brename\b/, 'renames'],
  [/^alter table .*\bdrop (?:column|constraint)\b/, 'drops a column or constraint'],
  [/^alter table [^ ]+ drop (?!constraint|column)(?!not null)/, 'drops a column'],
  [/^alter table .*\balter (?:column )?[^ ]+ (?:set data )?type\b/, 'changes a type'],
  [/^alter table .*\balter (?:column )?[^ ]+ set not null\b/, 'takes null from a column'],
  [/^alter table .*\badd (?:constraint|check|unique|primary key|foreign key|exclude)\b/, 'adds a constraint'],
];
const ADDED = /\badd (?:column )?(?:if not exists )?(?!constraint|check|unique|primary|foreign|exclude)/;
const OTHERWISE = /\b(?:default|generated)\b/;

/**
 * What a statement of a migration takes from the version before, which must be able to go on with the database:
 * tables and columns that go, are renamed or change their type, and rules that its writes do not keep to.
 * @returns undefined for a statement that only adds
 */
export function destructiveChange(statement: string): string | undefined {
  const text = statement
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const found = CHANGES.find(([pattern]) => pattern.test(text));
  if (found !== undefined) return found[1].replace('$1', found[0].exec(text)?.[1] ?? '');
  if (!text.startsWith('alter table')) return undefined;
  const demanding = text
    .split(',')
    .some((part) => ADDED.test(part) && / not null\b/.test(part) && !OTHERWISE.test(part));
  return demanding ? 'adds a column that must not be null and has no default' : undefined;
}

/** Statements of a migration, in order; nothing is run. */
export async function statementsOf({ up }: Migration): Promise<readonly string[]> {
  const statements: string[] = [];
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await up(db);
  return statements;
}
