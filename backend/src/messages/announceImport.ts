import { addDays, utcDay } from '@galopin/shared/lib';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { announceChange } from './announceChange';
import { racingMessage } from './createAnnouncer';
import { createMessageStore } from './createMessageStore';

/** Days before and after today that pages are open on; who looks at older ones finds them new at the next look. */
const NEAR_DAYS = 7;

/**
 * Tells open pages that an import changed days; a site that runs beside it hears of it within seconds.
 * @param days `YYYY-MM-DD`
 * @param now epoch milliseconds
 */
export async function announceImport(
  db: Kysely<Database>,
  days: Iterable<string>,
  now: number,
): Promise<void> {
  const today = utcDay(now);
  const [first, last] = [addDays(today, -NEAR_DAYS), addDays(today, NEAR_DAYS)];
  const near = [...days].filter((jour) => jour >= first && jour <= last).sort();
  if (near.length === 0) return;
  const messages = near.map((jour) => racingMessage(announceChange({ of: 'race', jour, raceId: null })));
  await createMessageStore(db).append(messages, now);
}
