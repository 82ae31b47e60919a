import { dayNumber, isoDay, stageAt, type DemoDay, type World } from '../world';
import type { DemoOptions } from './createDemo';
import { createOddsRecorder, type OddsRecorder } from './createOddsRecorder';
import { fillDays } from './fillDays';
import { generate, type StoredWorld } from './openWorld';

/** Days before today that are there from the start; those before come at leisure. */
const RECENT_DAYS = 7;

const shift = (jour: string, days: number) => isoDay(dayNumber(jour) + days);

/** The world under way. */
export interface Running {
  readonly stored: StoredWorld;
  readonly world: World;
  /** Days whose races may still change, the last generated one last. */
  readonly days: readonly DemoDay[];
  /** What was last stored of each race, by id. */
  readonly stages: Map<number, string>;
  readonly odds: OddsRecorder;
}

/** The first day to store at once; after today when the world has not begun. */
export function firstToFill({ firstDay, storedUntil }: StoredWorld, today: string): string {
  if (firstDay > today) return firstDay;
  // The last stored days may have been left half run.
  const resumed = storedUntil === null ? firstDay : shift(storedUntil, -2);
  const earliest = [firstDay, shift(today, -RECENT_DAYS), resumed].sort().at(-1)!;
  return earliest < today ? earliest : today;
}

interface Recent {
  readonly from: string;
  readonly today: string;
  /** Epoch milliseconds. */
  readonly time: number;
}

/**
 * Stores the days up to today, none for a world that has not begun; the odds of those gone by are left to be caught
 * up on, the latest first.
 */
export async function fillRecent(
  { db, editing, onChange, logger }: Pick<DemoOptions, 'db' | 'editing' | 'onChange' | 'logger'>,
  stored: StoredWorld,
  { from, today, time }: Recent,
): Promise<Running> {
  if (from > today)
    return { stored, world: generate(stored), days: [], stages: new Map(), odds: createOddsRecorder(db) };
  const gone: DemoDay[] = [];
  const onDay = (day: DemoDay) => {
    onChange(day.jour);
    // Told by who starts the site: it is most of what a first start waits for.
    logger.info(`demo day ${day.jour} stored`);
    if (day.jour < today) gone.unshift(day);
  };
  const { world, day } = await fillDays({ db, stored, from, until: today, now: time, editing, onDay });
  return {
    stored,
    world,
    days: [day],
    stages: new Map(day.races.map((race) => [race.race.id, stageAt(race, time)])),
    odds: createOddsRecorder(
      db,
      gone.flatMap(({ races }) => races),
    ),
  };
}
