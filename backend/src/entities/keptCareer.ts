import { ENTITY_YEAR_DAYS } from '@galopin/shared/contracts';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../database/Database';
import { heldAndStarted } from './heldSql';
import { lastDayOf, TOLD_DAYS } from './lastDay';
import { ENTITY_COLUMN, type EntityQuery } from './outcomeSql';
import { FORM_MONTHS, MONTH, PAIRED_WITH, PARTNERS, splitRows } from './summarySql';

/** Fewer starts than this are counted as quickly as they are looked up. */
const LEAST_STARTS = 300;
/** Seconds without a change of old rows, after which careers are worth keeping again. */
const SETTLED = 10;
/** Whoever keeps careers holds this lock with others, whoever throws them away alone; other work uses other numbers. */
const LOCK = 7205;

/** The day before which a career is kept: the first of a month, so that the last year and its months are not in it. */
const keptUntil = (query: EntityQuery) => sql<string | null>`
  date_trunc('month', (${lastDayOf(query)} - ${sql.lit(ENTITY_YEAR_DAYS + TOLD_DAYS + 1)})::timestamp)::date`;

/** A common table to begin a query with: `kept`, the career of the one asked for, if it is kept and still so. */
export const keptCareer = (query: EntityQuery): RawBuilder<unknown> => sql`
  kept AS MATERIALIZED (
    SELECT * FROM careers WHERE kind = ${query.kind} AND id = ${query.id} AND before = ${keptUntil(query)}
      AND NOT EXISTS (SELECT FROM career_marks))`;

interface State {
  /** `YYYY-MM-DD`; null when nothing is stored. */
  readonly before: string | null;
  readonly isKept: boolean;
  /** Seconds since an old row changed; null if none did. */
  readonly changedFor: number | null;
}

/**
 * Keeps the career of a rider or trainer before the last year, where it is long: what `kept` finds. Every change of an
 * older row of anybody makes all kept careers void (`career_marks`); pages count every start until such changes end.
 */
export async function keepCareer(db: Kysely<Database>, query: EntityQuery): Promise<void> {
  if (query.kind === 'horse') return;
  const { rows } = await sql<State>`
    SELECT ${keptUntil(query)}::text AS before, EXISTS (SELECT FROM careers
        WHERE kind = ${query.kind} AND id = ${query.id} AND before = ${keptUntil(query)}) AS "isKept",
      (SELECT extract(epoch FROM clock_timestamp() - max(at))::double precision FROM career_marks) AS "changedFor"`.execute(
    db,
  );
  const { before = null, isKept = false, changedFor = null } = rows[0] ?? {};
  if (before === null || (isKept && changedFor === null)) return;
  if (changedFor !== null && changedFor < SETTLED) return;
  await db.transaction().execute(async (transaction) => {
    if (changedFor !== null && !(await voidCareers(transaction))) return;
    await build(transaction, query, before);
  });
}

async function tryLock(transaction: Transaction<Database>, lock: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`SELECT ${lock} AS free`.execute(transaction);
  return rows[0]?.free === true;
}

/** A career that was counted before such a change and is kept after it would stay wrong: none may be under way. */
async function voidCareers(transaction: Transaction<Database>): Promise<boolean> {
  if (!(await tryLock(transaction, sql`pg_try_advisory_xact_lock(${sql.lit(LOCK)}, 0)`))) return false;
  await transaction.deleteFrom('career_marks').execute();
  await transaction.deleteFrom('careers').execute();
  return true;
}

const COUNTS = sql`count(*), count(*) FILTER (WHERE place = 1), count(*) FILTER (WHERE place <= 3)`;

async function build(transaction: Transaction<Database>, query: EntityQuery, before: string): Promise<void> {
  const { kind, id } = query;
  const isFree =
    (await tryLock(transaction, sql`pg_try_advisory_xact_lock_shared(${sql.lit(LOCK)}, 0)`)) &&
    (await tryLock(
      transaction,
      sql`pg_try_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${`${kind} ${id}`}))`,
    ));
  if (!isFree || !(await isLong(transaction, query, before))) return;
  const own = { kind, id };
  await transaction
    .deleteFrom('careers')
    .where(({ and }) => and(own))
    .execute();
  await transaction
    .deleteFrom('career_parts')
    .where(({ and }) => and(own))
    .execute();
  const partners = PAIRED_WITH[kind].map((partner) => {
    const { id: key, name: label } = PARTNERS[partner];
    return sql`SELECT ${sql.lit(partner)}, ${sql.raw(key)}::text, max(${sql.raw(label)}), ${COUNTS}
      FROM started WHERE ${sql.raw(key)} > 0 GROUP BY ${sql.raw(key)}`;
  });
  await sql`
    WITH ${heldAndStarted(query, sql`runner."jour" < ${before}::date`)}, career AS (
      INSERT INTO careers (kind, id, before, starts, wins, places, gap, non_runners, unknown_results, cancelled, since)
      SELECT ${kind}, ${id}, ${before}::date, counted.starts, counted.wins, counted.places, counted.gap, left_out.*
      FROM (SELECT ${COUNTS}, coalesce(min(nth) FILTER (WHERE place = 1) - 1, count(*)) FROM started)
          AS counted (starts, wins, places, gap),
        (SELECT count(*) FILTER (WHERE outcome = 'nonRunner'), count(*) FILTER (WHERE outcome = 'unknown'),
          count(*) FILTER (WHERE outcome = 'cancelled'), min(jour) FROM held) AS left_out
    )
    INSERT INTO career_parts (kind, id, name, key, label, starts, wins, places)
    SELECT ${kind}, ${id}, part.* FROM (
      SELECT name, key, '', starts, wins, places
      FROM (${splitRows(sql`${COUNTS}`)}) AS split (name, key, starts, wins, places) WHERE key IS NOT NULL
      UNION ALL (SELECT 'month', ${MONTH}, '', ${COUNTS} FROM started GROUP BY 2 ORDER BY 2 DESC LIMIT ${FORM_MONTHS})
      UNION ALL ${sql.join(partners, sql` UNION ALL `)}
    ) AS part`.execute(transaction);
}

async function isLong(
  transaction: Transaction<Database>,
  { kind, id }: EntityQuery,
  before: string,
): Promise<boolean> {
  const rows = transaction.selectFrom('cachedate').where(ENTITY_COLUMN[kind], '=', id);
  const older = await rows
    .where('jour', '<', before)
    .select('id')
    .offset(LEAST_STARTS - 1)
    .limit(1)
    .execute();
  return older.length > 0;
}
