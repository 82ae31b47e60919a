import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/Database';
import { foldName } from './foldText';
import type { SearchNameRow } from './SearchRows';
import { NAME_COLUMNS } from './searchTables';

/** Whoever brings the names up to date holds this lock; the statistics, `ingest` and `demo` use other numbers. */
const LOCK = sql`pg_try_advisory_xact_lock(7204, 0)`;

/** Marks of single names looked at in one go. */
const MOST_NAMES = 5000;

interface Marks {
  readonly seqs: readonly number[];
  readonly days: readonly string[];
  readonly names: readonly MarkedName[];
}

type MarkedName = Pick<SearchNameRow, 'kind' | 'id'>;

interface NewestName extends MarkedName {
  /** Null when no stored row has one any more. */
  readonly name: string | null;
  readonly last_day: string | null;
}

/**
 * Brings the index up to date with marked days and names, the newest first, all or nothing. Does not wait for another
 * process that does the same.
 * @param mostDays days looked at in one go, which bounds the time the transaction takes
 * @returns whether everything marked was looked at
 */
export function refreshNames(db: Kysely<Database>, mostDays: number): Promise<{ readonly done: boolean }> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ free: boolean }>`SELECT ${LOCK} AS free`.execute(transaction);
    if (rows[0]?.free !== true) return { done: true };
    const marks = await readMarks(transaction, mostDays);
    if (marks.seqs.length === 0) return { done: true };
    const newest = await readNewest(transaction, marks);
    await writeNames(transaction, newest);
    await sql`DELETE FROM search_stale WHERE seq = ANY (${marks.seqs}::bigint[])`.execute(transaction);
    return { done: marks.days.length < mostDays && marks.names.length < MOST_NAMES };
  });
}

async function readMarks(transaction: Transaction<Database>, mostDays: number): Promise<Marks> {
  const { rows: days } = await sql<{ day: string; seqs: number[] }>`
    SELECT day, array_agg(seq::integer) AS seqs FROM search_stale WHERE day IS NOT NULL
    GROUP BY day ORDER BY day DESC LIMIT ${mostDays}`.execute(transaction);
  const { rows: names } = await sql<MarkedName & { seqs: number[] }>`
    SELECT kind, id, array_agg(seq::integer) AS seqs FROM search_stale WHERE id IS NOT NULL
    GROUP BY kind, id LIMIT ${MOST_NAMES}`.execute(transaction);
  return {
    seqs: [...days, ...names].flatMap(({ seqs }) => seqs),
    days: days.map(({ day }) => day),
    names: names.map(({ kind, id }) => ({ kind, id })),
  };
}

/** One kind of names out of its newest row, by the index of that kind. */
const newestOf = ([kind, { id, name }]: [string, { readonly id: string; readonly name: string }]) => `
  SELECT wanted.kind, wanted.id, newest.name, newest.last_day FROM wanted LEFT JOIN LATERAL (
    SELECT btrim("${name}") AS name, "jour" AS last_day FROM cachedate
    WHERE "${id}" = wanted.id AND btrim("${name}") <> '' ORDER BY "jour" DESC LIMIT 1) AS newest ON true
  WHERE wanted.kind = '${kind}'`;
const NEWEST = sql.raw(Object.entries(NAME_COLUMNS).map(newestOf).join(' UNION ALL '));
const KEYS = sql.raw(
  Object.entries(NAME_COLUMNS)
    .map(([kind, { id }]) => `('${kind}', runner."${id}")`)
    .join(', '),
);

async function readNewest(
  transaction: Transaction<Database>,
  { days, names }: Marks,
): Promise<readonly NewestName[]> {
  const { rows } = await sql<NewestName>`
    WITH wanted AS (
      SELECT key.kind, key.id::bigint FROM cachedate AS runner CROSS JOIN LATERAL (VALUES ${KEYS}) AS key (kind, id)
      WHERE runner."jour" = ANY (${days}::date[]) AND key.id > 0
      UNION
      SELECT kind, id FROM json_to_recordset(${JSON.stringify(names)}::json) AS given (kind text, id bigint)
    ) ${NEWEST}`.execute(transaction);
  return rows;
}

async function writeNames(transaction: Transaction<Database>, newest: readonly NewestName[]): Promise<void> {
  const gone = newest.filter(({ name }) => name === null);
  const known = newest.flatMap((each) =>
    each.name === null ? [] : [{ ...each, folded: foldName(each.name) }],
  );
  await sql`
    DELETE FROM search_names USING json_to_recordset(${JSON.stringify(gone)}::json) AS given (kind text, id bigint)
    WHERE search_names.kind = given.kind AND search_names.id = given.id`.execute(transaction);
  await sql`
    INSERT INTO search_names AS known (kind, id, name, folded, last_day)
    SELECT kind, id, name, folded, last_day FROM json_to_recordset(${JSON.stringify(known)}::json)
      AS given (kind text, id bigint, name text, folded text, last_day date)
    ON CONFLICT (kind, id) DO UPDATE
      SET name = excluded.name, folded = excluded.folded, last_day = excluded.last_day
    WHERE (known.name, known.folded, known.last_day) <> (excluded.name, excluded.folded, excluded.last_day)`.execute(
    transaction,
  );
}
