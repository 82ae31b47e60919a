import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PressSynthesis, Tip } from '@galopin/shared/contracts';
import { dayAt, dayNumber, demoPress, demoTips, isoDay, type DemoDay, type World } from '../world';
import type { Kysely } from 'kysely';
import type { Database } from '@galopin/backend/database';
import type { RaceContentStore } from '@galopin/backend/parse';
import { refreshStatistics } from '@galopin/backend/races';
import { writeDemoDay } from './realDays';
import { generate, noteStored, type StoredWorld } from './openWorld';
import { DEMO_SOURCE, storeStates } from './storeStates';

/** Where what is edited goes. A day may be given again, with the same content. */
export interface Editing {
  readonly tips: Pick<RaceContentStore<Tip>, 'replace'>;
  readonly press: Pick<RaceContentStore<PressSynthesis>, 'replace'>;
}

export interface FillOptions {
  readonly db: Kysely<Database>;
  readonly stored: StoredWorld;
  /** First and last day to store, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly until: string;
  /** Epoch milliseconds: decides what of the last days is public. */
  readonly now: number;
  /** Left out, tips and press are not kept. */
  readonly editing?: Editing | undefined;
  readonly onDay?: (day: DemoDay, done: number, total: number) => void;
}

export interface Filled {
  readonly world: World;
  /** The last day. */
  readonly day: DemoDay;
}

/**
 * Stores one day whole or not at all.
 * @returns false when it holds real races and nothing was stored
 */
export async function storeDay(db: Kysely<Database>, day: DemoDay, now: number): Promise<boolean> {
  const stored = await writeDemoDay(db, day.jour, (transaction) => storeStates(transaction, dayAt(day, now)));
  return stored !== null;
}

/** Stores what tipsters and press say of a day. */
export async function saveEdited({ tips, press }: Editing, day: DemoDay): Promise<void> {
  await tips.replace(day.jour, DEMO_SOURCE, demoTips(day));
  const synthesis = demoPress(day);
  await press.replace(day.jour, DEMO_SOURCE, synthesis === null ? [] : [synthesis]);
}

/** Races a world up to a day, that one not included, letting the event loop go between days. */
export async function passTo(world: World, jour: string): Promise<void> {
  while (world.nextDay < jour) {
    world.pass();
    await nextTurn();
  }
}

/**
 * Races a world up to a day and stores its days from another on. A day is generated while the one before is being
 * stored; no more than two are held.
 * @throws RangeError when the span is empty or begins before the world
 */
export async function fillDays(options: FillOptions): Promise<Filled> {
  const { db, stored, from, until, now, editing, onDay } = options;
  const first = dayNumber(from);
  const total = dayNumber(until) - first + 1;
  if (total < 1) throw new RangeError(`There is no day from ${from} to ${until}.`);
  const world = generate(stored);
  await passTo(world, from);
  const store = async (day: DemoDay, done: number) => {
    if ((await storeDay(db, day, now)) && editing !== undefined) await saveEdited(editing, day);
    await noteStored(db, stored.generation, day.jour);
    onDay?.(day, done, total);
  };
  let day = world.day(from);
  for (let done = 1; done < total; done += 1) {
    const storing = store(day, done);
    // Lets the statement leave before the next day takes the processor.
    await nextTurn();
    day = world.day(isoDay(first + done));
    await storing;
  }
  await store(day, total);
  await refreshStatistics(db);
  return { world, day };
}
