import type { IsoDay } from '@galopin/shared/contracts';
import { addDays } from '@galopin/shared/lib';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { countDay } from './countDay';
import { parisDay } from './parisDay';

/** Milliseconds that figures of a day under way are good for. */
const FRESH = 15_000;

/**
 * Counts those of the days that are not finally counted, the latest first: today's again after some seconds, a past
 * one that was never counted, or was while it lasted.
 * @param most days at once
 * @returns how many days were counted
 */
export async function countStaleDays(
  db: Kysely<Database>,
  { from, to }: { readonly from: IsoDay; readonly to: IsoDay },
  now: number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const [first, today] = [await firstDay(db), parisDay(now)];
  if (first === null) return 0;
  const good = await goodDays(db, now);
  const stale: IsoDay[] = [];
  const [earliest, latest] = [first > from ? first : from, today < to ? today : to];
  for (let day = latest; day >= earliest && stale.length < most; day = addDays(day, -1)) {
    if (!good.has(day)) stale.push(day);
  }
  for (const day of stale) await countDay(db, day, now);
  return stale.length;
}

/** The first day in Paris that anything is kept of. */
async function firstDay(db: Kysely<Database>): Promise<IsoDay | null> {
  const { rows } = await sql<{ first: string | null }>`
    SELECT least((SELECT min(at) FROM page_views), (SELECT min(at) FROM tracked_events), (SELECT min(at) FROM page_durations))
      AS first`.execute(db);
  const first = rows[0]?.first ?? null;
  return first === null ? null : parisDay(new Date(first).getTime());
}

async function goodDays(db: Kysely<Database>, now: number): Promise<ReadonlySet<IsoDay>> {
  const since = new Date(now - FRESH).toISOString();
  const days = db.selectFrom('audience_days').select('jour');
  const good = days.where(({ or, eb }) => or([eb('final', '=', true), eb('counted_at', '>', since)]));
  return new Set((await good.execute()).map(({ jour }) => jour));
}
