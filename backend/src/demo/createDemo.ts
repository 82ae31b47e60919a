import type { Logger, Notification } from '@galopin/shared/contracts';
import {
  dayNumber,
  demoTips,
  isoDay,
  parisDay,
  stageAt,
  stateAt,
  type DemoDay,
  type World,
} from '@galopin/tools/demo-world';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { announceArrival } from './announceArrival';
import { fillDays, type SaveTips } from './fillDays';
import { noteStored, readWorld, worldForDay } from './openWorld';
import { storeStates } from './storeStates';

export interface DemoOptions {
  readonly db: Kysely<Database>;
  /** Current time, epoch milliseconds. */
  readonly now: () => number;
  /** Told of each day (`YYYY-MM-DD`) whose stored rows changed. */
  readonly onChange: (jour: string) => void;
  /** Told of each arrival as it becomes known; not of those of the past. */
  readonly publish: (notification: Notification) => void;
  readonly saveTips?: SaveTips;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** A demo world kept in step with the clock. */
export interface Demo {
  /** Stores the days up to today that are missing or were not over when last stored. */
  fill(): Promise<void>;
  /** Stores what the clock has revealed since the last call; goes on to a new day, and to tomorrow from 14:00. */
  tick(): Promise<void>;
}

/** Days stored after a long absence; those before stay empty, though they were raced. */
const LONGEST_GAP = 60;
const TOMORROW_HOUR = 14;

const shift = (jour: string, days: number) => isoDay(dayNumber(jour) + days);

function isAfternoon(now: number): boolean {
  const hour = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  return Number(hour) >= TOMORROW_HOUR;
}

export function createDemo(options: DemoOptions): Demo {
  const { db, now, onChange, publish, saveTips, logger } = options;
  let generation = -1;
  let world: World | null = null;
  let days: DemoDay[] = [];
  const stages = new Map<number, string>();

  const apply = async (day: DemoDay, time: number) => {
    const due = day.races.filter((race) => stages.get(race.race.id) !== stageAt(race, time));
    if (due.length === 0) return;
    const { changed, arrivals } = await storeStates(
      db,
      due.map((race) => stateAt(race, time)),
    );
    for (const race of due) stages.set(race.race.id, stageAt(race, time));
    if (changed + arrivals.length > 0) onChange(day.jour);
    for (const arrival of arrivals) publish(announceArrival(arrival));
  };

  const fill = async () => {
    const time = now();
    const today = parisDay(time);
    const stored = await worldForDay(db, today);
    // The last stored days may have been left half run.
    const resumed = stored.storedUntil === null ? stored.firstDay : shift(stored.storedUntil, -2);
    const earliest = [stored.firstDay, shift(today, -LONGEST_GAP), resumed].sort().at(-1)!;
    const from = earliest < today ? earliest : today;
    const filled = await fillDays({
      db,
      stored,
      from,
      until: today,
      now: time,
      ...(saveTips && { saveTips }),
      onDay: (day) => onChange(day.jour),
    });
    generation = stored.generation;
    world = filled.world;
    days = [filled.day];
    stages.clear();
    for (const race of filled.day.races) stages.set(race.race.id, stageAt(race, time));
    logger.info('demo days stored', { from, until: today, generation });
  };

  /** Adds the next day, with its declared runners and tips. */
  const extend = async (time: number) => {
    const day = world!.day(shift(days.at(-1)!.jour, 1));
    await apply(day, time);
    await saveTips?.(day.jour, demoTips(day));
    await noteStored(db, generation, day.jour);
    days = [...days, day].slice(-3);
  };

  const tick = async () => {
    const time = now();
    const today = parisDay(time);
    const latest = (await readWorld(db))?.generation;
    const last = days.at(-1);
    if (world === null || last === undefined || latest !== generation || shift(last.jour, 2) < today)
      return fill();
    const wanted = isAfternoon(time) ? shift(today, 1) : today;
    while (days.at(-1)!.jour < wanted) await extend(time);
    for (const day of days) await apply(day, time);
  };

  return { fill, tick };
}
