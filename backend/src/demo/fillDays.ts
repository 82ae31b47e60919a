import { setImmediate as breathe } from 'node:timers/promises';
import {
  dayAt,
  dayNumber,
  demoTips,
  isoDay,
  type DemoDay,
  type DemoTip,
  type World,
} from '@galopin/tools/demo-world';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { refreshStatistics } from '../store/refreshStatistics';
import { generate, noteStored, type StoredWorld } from './openWorld';
import { storeStates } from './storeStates';

/** Takes the tips of a day; called once for a day, or again with the same tips. */
export type SaveTips = (jour: string, tips: readonly DemoTip[]) => Promise<void>;

export interface FillOptions {
  readonly db: Kysely<Database>;
  readonly stored: StoredWorld;
  /** First and last day to store, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly until: string;
  /** Epoch milliseconds: decides what of the last days is public. */
  readonly now: number;
  readonly saveTips?: SaveTips;
  readonly onDay?: (day: DemoDay, done: number, total: number) => void;
}

export interface Filled {
  readonly world: World;
  /** The last day. */
  readonly day: DemoDay;
}

/**
 * Races a world up to a day and stores its days from another on. The event loop is let go between days, of
 * which each takes some ten milliseconds, or a few hundred when stored.
 * @throws RangeError when the span is empty or begins before the world
 */
export async function fillDays(options: FillOptions): Promise<Filled> {
  const { db, stored, from, until, now, saveTips, onDay } = options;
  const total = dayNumber(until) - dayNumber(from) + 1;
  if (total < 1) throw new RangeError(`There is no day from ${from} to ${until}.`);
  const world = generate(stored);
  while (world.nextDay < from) {
    world.pass();
    await breathe();
  }
  let day = world.day(from);
  for (let done = 1; ; done += 1) {
    await storeStates(db, dayAt(day, now));
    await saveTips?.(day.jour, demoTips(day));
    await noteStored(db, stored.generation, day.jour);
    onDay?.(day, done, total);
    if (done === total) {
      await refreshStatistics(db);
      return { world, day };
    }
    day = world.day(isoDay(dayNumber(day.jour) + 1));
  }
}
