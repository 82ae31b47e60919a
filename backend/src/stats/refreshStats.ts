import { addDays } from '@galopin/shared/lib';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/Database';
import { rollingBuckets, yearBucket, type Bucket } from './buckets';
import { ALL_DISCIPLINES } from './disciplines';
import { ADDS, COUNT_NAMES, ID_SQL, KINDS, type Kind } from './kinds';
import { refreshQuinteGaps } from './quinteGaps';
import { runsOfDays } from './runsSql';

/** Whoever counts holds this lock; `ingest` and `demo` use other numbers. */
const LOCK = sql`pg_try_advisory_xact_lock(7203, 0)`;

/** A kept period before and after; days are null where it was not kept. */
interface MovedBucket {
  readonly bucket: number;
  readonly old_first: string | null;
  readonly old_last: string | null;
  readonly new_first: string;
  readonly new_last: string;
}

export interface Refreshed {
  /** Somebody else is counting: nothing was done. */
  readonly busy: boolean;
  /** Days counted again. */
  readonly days: number;
}

/**
 * Counts marked days again, the newest first, and brings the kept periods up to date by the difference, all or nothing.
 * Does not wait for another process that does the same.
 * @param today `YYYY-MM-DD`, the last day of the rolling periods
 * @param mostDays days counted at once, which bounds the time the transaction takes
 * @param limit milliseconds that one statement may take, if not what its connection allows
 */
export function refreshStats(
  db: Kysely<Database>,
  today: string,
  mostDays: number,
  limit?: number,
): Promise<Refreshed> {
  return db.transaction().execute(async (transaction) => {
    if (limit !== undefined)
      await sql`SELECT set_config('statement_timeout', ${String(limit)}, true)`.execute(transaction);
    const { rows } = await sql<{ free: boolean }>`SELECT ${LOCK} AS free`.execute(transaction);
    if (rows[0]?.free !== true) return { busy: true, days: 0 };
    const { rows: stale } = await sql<{ day: string; seqs: number[] }>`
      SELECT day, array_agg(seq::integer) AS seqs FROM stats_stale GROUP BY day ORDER BY day DESC LIMIT ${mostDays}`.execute(
      transaction,
    );
    const days = stale.map(({ day }) => day);
    const moved = await moveBuckets(transaction, today, days);
    const shifted = moved.flatMap(daysBetweenSpans).filter((day) => !days.includes(day));
    await addRacecourses(transaction, days);
    await applyDifference(transaction, { days, shifted, moved });
    await refreshQuinteGaps(transaction);
    await transaction.deleteFrom('stat_totals').where('starts', '=', 0).execute();
    await sql`DELETE FROM stats_stale WHERE seq = ANY (${stale.flatMap(({ seqs }) => seqs)}::bigint[])`.execute(
      transaction,
    );
    return { busy: false, days: days.length };
  });
}

/** Writes the kept periods as they are to be, years of the counted days among them. */
async function moveBuckets(transaction: Transaction<Database>, today: string, days: readonly string[]) {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const buckets = transaction.selectFrom('stat_buckets');
  const kept = await buckets.select(['bucket', 'first_day as first', 'last_day as last']).execute();
  const wanted = new Map<number, Bucket>(
    [...kept, ...rollingBuckets(today), ...years.map(yearBucket)].map((each) => [each.bucket, each]),
  );
  await sql`
    INSERT INTO stat_buckets (bucket, first_day, last_day)
    SELECT bucket, first, last FROM json_to_recordset(${JSON.stringify([...wanted.values()])}::json)
      AS given (bucket integer, first date, last date)
    ON CONFLICT (bucket) DO UPDATE SET first_day = excluded.first_day, last_day = excluded.last_day
    WHERE stat_buckets.last_day <> excluded.last_day`.execute(transaction);
  const before = new Map(kept.map((each) => [each.bucket, each]));
  return [...wanted.values()].map(({ bucket, first, last }): MovedBucket => {
    const old = before.get(bucket);
    return {
      bucket,
      old_first: old?.first ?? null,
      old_last: old?.last ?? null,
      new_first: first,
      new_last: last,
    };
  });
}

/** Days that come into a period or leave it. A period without old days takes its stored days in whole. */
function daysBetweenSpans({ old_first, old_last, new_first, new_last }: MovedBucket): string[] {
  if (old_first === new_first && old_last === new_last) return [];
  const inside = (day: string, first: string | null, last: string | null) =>
    first !== null && last !== null && day >= first && day <= last;
  const first = old_first !== null && old_first < new_first ? old_first : new_first;
  const last = old_last !== null && old_last > new_last ? old_last : new_last;
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (inside(day, old_first, old_last) !== inside(day, new_first, new_last)) days.push(day);
  }
  return days;
}

async function addRacecourses(transaction: Transaction<Database>, days: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO stat_racecourses (name)
    SELECT DISTINCT coalesce("hippo", '') FROM caractrap AS race WHERE "jour" = ANY (${days}::date[])
      AND NOT EXISTS (SELECT FROM stat_racecourses WHERE name = coalesce(race."hippo", ''))
    ON CONFLICT DO NOTHING`.execute(transaction);
}

const RUN_COLUMNS =
  'day, race, number, discipline, racecourse, horse, rider, trainer, rank, draw, field, favourite, odds, prize, lead, quinte';
const KEYS = (Object.keys(KINDS) as Kind[]).map((kind) => `(${KINDS[kind]}, ${ID_SQL[kind]})`).join(', ');
const OLD = 'run.day BETWEEN span.old_first AND span.old_last';
const NEW = 'run.day BETWEEN span.new_first AND span.new_last';
const NAMES = COUNT_NAMES.join(', ');

interface Difference {
  readonly days: readonly string[];
  readonly shifted: readonly string[];
  readonly moved: readonly MovedBucket[];
}

/** One statement, so that what was counted before and what is counted now are told apart by its snapshot. */
async function applyDifference(
  transaction: Transaction<Database>,
  { days, shifted, moved }: Difference,
): Promise<void> {
  const sums = COUNT_NAMES.map((name) => `sum(sign * ${ADDS[name]}) AS ${name}`).join(', ');
  await sql`
    WITH span AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(moved)}::json)
        AS given (bucket integer, old_first date, old_last date, new_first date, new_last date)
    ), gone AS (
      DELETE FROM stat_runs WHERE day = ANY (${days}::date[]) RETURNING ${sql.raw(RUN_COLUMNS)}
    ), fresh AS (
      INSERT INTO stat_runs (${sql.raw(RUN_COLUMNS)}) ${runsOfDays(days)}
      RETURNING ${sql.raw(RUN_COLUMNS)}
    ), signed AS (
      SELECT span.bucket, -1 AS sign, run.* FROM gone AS run JOIN span ON ${sql.raw(OLD)}
      UNION ALL SELECT span.bucket, 1, run.* FROM fresh AS run JOIN span ON ${sql.raw(NEW)}
      UNION ALL SELECT span.bucket, CASE WHEN ${sql.raw(NEW)} THEN 1 ELSE -1 END, ${sql.raw(
        RUN_COLUMNS.replaceAll(/(\w+)/g, 'run.$1'),
      )}
        FROM stat_runs AS run JOIN span ON (${sql.raw(NEW)}) IS DISTINCT FROM coalesce(${sql.raw(OLD)}, false)
        WHERE run.day = ANY (${shifted}::date[])
    ), delta AS (
      SELECT run.bucket, key.kind, counted.discipline, key.id, ${sql.raw(sums)}
      FROM signed AS run CROSS JOIN LATERAL (VALUES ${sql.raw(KEYS)}) AS key (kind, id)
        CROSS JOIN LATERAL (VALUES (run.discipline), (${sql.raw(String(ALL_DISCIPLINES))})) AS counted (discipline)
      WHERE key.id IS NOT NULL
      GROUP BY 1, 2, 3, 4
    )
    INSERT INTO stat_totals AS total (bucket, kind, discipline, id, ${sql.raw(NAMES)})
    SELECT bucket, kind, discipline, id, ${sql.raw(NAMES)} FROM delta
    WHERE (${sql.raw(NAMES)}) <> (${sql.raw(COUNT_NAMES.map(() => '0').join(', '))})
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (bucket, kind, discipline, id) DO UPDATE SET
      ${sql.raw(COUNT_NAMES.map((name) => `${name} = total.${name} + excluded.${name}`).join(', '))}`.execute(
    transaction,
  );
}
