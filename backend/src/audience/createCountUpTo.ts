import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@galopin/shared/lib';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { countStaleDays } from './countStaleDays';
import type { AudienceReportsOptions, DaySpan } from './createAudienceReports';
import { parisDay } from './parisDay';

/**
 * Brings the figures of days up to date before they are read. Those of today are counted once for all who ask
 * meanwhile; who has older ones of today to read waits for them no longer than `waitLimit`.
 */
export function createCountUpTo(
  db: Kysely<Database>,
  { now, waitLimit, onFailure }: AudienceReportsOptions,
): (span: DaySpan) => Promise<void> {
  let counting: Promise<unknown> | undefined;
  const countToday = (today: string) => {
    counting ??= countStaleDays(db, { from: today, to: today }, now()).finally(() => (counting = undefined));
    return counting;
  };
  return async ({ from, to }) => {
    const today = parisDay(now());
    await countStaleDays(db, { from, to: to < today ? to : addDays(today, -1) }, now());
    if (to < today) return;
    const counted = countToday(today);
    if (waitLimit === undefined || !(await isKept(db, today))) return void (await counted);
    counted.catch(onFailure);
    await Promise.race([counted, delay(waitLimit, undefined, { ref: false })]);
  };
}

async function isKept(db: Kysely<Database>, jour: string): Promise<boolean> {
  const row = await db.selectFrom('audience_days').select('jour').where('jour', '=', jour).executeTakeFirst();
  return row !== undefined;
}
