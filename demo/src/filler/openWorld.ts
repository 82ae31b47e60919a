import { createWorld, dayNumber, isoDay, type World } from '../world';
import { sql, type Kysely } from 'kysely';
import type { Database } from '@galopin/backend/database';
import { removeDemoFrom } from '@galopin/backend/races';
import { realDays } from './realDays';

/** The world whose days are stored, remembered so that a restart goes on with the same one. */
export interface StoredWorld {
  readonly generation: number;
  readonly seed: string;
  /** `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly warmUpDays: number;
  /** Last day with stored rows; null while there is none. */
  readonly storedUntil: string | null;
}

/** A world is raced again from its first day at every start; an older one than this is left for a new one. */
const OLDEST_DAYS = 400;
/** Worlds made by older rules cannot be continued: change it with them. */
const SEED = 'galopin/6';

export async function readWorld(db: Kysely<Database>): Promise<StoredWorld | null> {
  const newest = db.selectFrom('demo_worlds').orderBy('generation', 'desc').limit(1);
  const days = newest.select(['first_day as firstDay', 'stored_until as storedUntil']);
  const world = days.select(['generation', 'seed', 'warm_up_days as warmUpDays']);
  return (await world.executeTakeFirst()) ?? null;
}

/**
 * Begins a new world on a day. What an earlier world had stored from that day on goes;
 * what lies before stays, with horses and people of its own.
 */
export async function beginWorld(db: Kysely<Database>, firstDay: string): Promise<StoredWorld> {
  const generation = ((await readWorld(db))?.generation ?? -1) + 1;
  const world = {
    generation,
    seed: `${SEED} ${generation}`,
    firstDay,
    warmUpDays: 0,
    storedUntil: null,
  };
  await db.transaction().execute(async (transaction) => {
    await removeDemoFrom(transaction, firstDay);
    const row = { generation, seed: world.seed, first_day: firstDay, warm_up_days: world.warmUpDays };
    await transaction.insertInto('demo_worlds').values(row).execute();
  });
  return world;
}

/** How many days of the demo lie after a day: another world that ends there takes their place with nothing. */
export async function demoDaysAfter(db: Kysely<Database>, jour: string): Promise<number> {
  const later = db.selectFrom('caractrap').where('source', '=', 'demo').where('jour', '>', jour);
  const { days } = await later
    .select(({ fn }) => fn.count<number>('jour').distinct().as('days'))
    .executeTakeFirstOrThrow();
  return Number(days);
}

/** Notes how far the rows of a world are stored. */
export async function noteStored(db: Kysely<Database>, generation: number, jour: string): Promise<void> {
  const until = { stored_until: sql<string>`greatest(stored_until, ${jour}::date)` };
  await db.updateTable('demo_worlds').set(until).where('generation', '=', generation).execute();
}

/**
 * The stored world if it can go on today, else a new one: what it stores begins on its first day. No world spans a day
 * of real races, so that no total counts a race which is not there: after such a day another one begins.
 * @param history days of a new world before today
 */
export async function worldForDay(
  db: Kysely<Database>,
  today: string,
  history: number,
): Promise<StoredWorld> {
  const stored = await readWorld(db);
  const oldest = isoDay(dayNumber(today) - history);
  const isUsable = stored !== null && canGoOn(stored, today);
  const from = isUsable && stored.firstDay < oldest ? stored.firstDay : oldest;
  const lastReal = (await realDays(db, from, today)).at(-1);
  const earliest = lastReal === undefined ? oldest : isoDay(dayNumber(lastReal) + 1);
  if (isUsable && (lastReal === undefined || stored.firstDay > lastReal)) return stored;
  return beginWorld(db, earliest);
}

/** A world that begins tomorrow waits for its day. */
function canGoOn({ seed, firstDay }: StoredWorld, today: string): boolean {
  const age = dayNumber(today) - dayNumber(firstDay);
  return seed.startsWith(`${SEED} `) && age >= -1 && age <= OLDEST_DAYS;
}

/** The world itself, at the first day of its warm-up. */
export function generate({ seed, firstDay, warmUpDays, generation }: StoredWorld): World {
  return createWorld({ seed, firstDay, warmUpDays, generation });
}
