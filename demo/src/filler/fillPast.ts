import { dayNumber, isoDay } from '../world';
import type { Kysely } from 'kysely';
import type { Database } from '@galopin/backend/database';
import { refreshStatistics } from '@galopin/backend/races';
import { passTo, saveEdited, storeDay, type Editing } from './fillDays';
import { generate, readWorld, type StoredWorld } from './openWorld';

export interface FillPastOptions {
  readonly db: Kysely<Database>;
  /** Tips and press of the past are kept as well: their record is long from the start. */
  readonly editing: Editing;
  readonly stored: StoredWorld;
  /** Days to store, ascending. */
  readonly days: readonly string[];
  /** Milliseconds to rest after each, so that visitors are served. */
  readonly pause: number;
  /** Ends it after the day under way. */
  readonly signal: AbortSignal;
  readonly onDay: (jour: string) => void;
}

/** Days of a world before another day that have no rows yet, or that may have been left half run. */
export async function missingDays(
  db: Kysely<Database>,
  stored: StoredWorld,
  before: string,
): Promise<string[]> {
  const days = db.selectFrom('caractrap').select('jour').distinct().where('source', '=', 'demo');
  const rows = await days.where('jour', '>=', stored.firstDay).where('jour', '<', before).execute();
  const known = new Set(rows.map(({ jour }) => jour));
  const unsure = stored.storedUntil === null ? before : isoDay(dayNumber(stored.storedUntil) - 2);
  const count = Math.max(0, dayNumber(before) - dayNumber(stored.firstDay));
  return Array.from({ length: count }, (_, index) => isoDay(dayNumber(stored.firstDay) + index)).filter(
    (jour) => !known.has(jour) || jour >= unsure,
  );
}

/** Waits, or less when told to end. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/**
 * Stores days of a world that lie before those shown first, the oldest first and each in one transaction, at
 * leisure. Gives up when another world has taken its place.
 * @returns false when it was ended before all were stored
 */
export async function fillPast(options: FillPastOptions): Promise<boolean> {
  const { db, editing, stored, days, pause, signal, onDay } = options;
  if (days.length === 0) return true;
  const world = generate(stored);
  for (const jour of days) {
    await passTo(world, jour);
    if (signal.aborted || (await readWorld(db))?.generation !== stored.generation) return false;
    const day = world.day(jour);
    if (await storeDay(db, day, Number.MAX_SAFE_INTEGER)) await saveEdited(editing, day);
    onDay(jour);
    await rest(pause, signal);
  }
  await refreshStatistics(db);
  return true;
}
