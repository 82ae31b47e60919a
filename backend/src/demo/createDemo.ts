import type { Logger, Notification } from '@galopin/shared/contracts';
import {
  dayNumber,
  DEMO_ARTICLES,
  isoDay,
  parisDay,
  stageAt,
  stateAt,
  type DemoDay,
  type World,
} from '@galopin/tools/demo-world';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database';
import { announceArrival } from '../notifications/announceArrival';
import type { GuideStore } from '../parse/GuideStore';
import { createOddsRecorder } from './createOddsRecorder';
import { fillDays, saveEdited, type Editing } from './fillDays';
import { fillPast, missingDays } from './fillPast';
import { noteStored, readWorld, worldForDay, type StoredWorld } from './openWorld';
import { storeStates } from './storeStates';

export interface DemoOptions {
  readonly db: Kysely<Database>;
  /** Current time, epoch milliseconds. */
  readonly now: () => number;
  /** Told of each day (`YYYY-MM-DD`) whose stored rows changed. */
  readonly onChange: (jour: string) => void;
  /** Told of each arrival as it becomes known; not of those of the past. */
  readonly publish: (notification: Notification) => void;
  readonly editing: Editing & { readonly guide: Pick<GuideStore, 'addMissing'> };
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** A demo world kept in step with the clock. */
export interface Demo {
  /** Stores today and the week before, as far as they are missing or were not over when last stored. */
  fill(): Promise<void>;
  /** Stores at leisure the older days that `fill` found missing, so that every career is there from its first race. */
  fillPast(signal: AbortSignal): Promise<void>;
  /** Stores what the clock has revealed since the last call; goes on to a new day, and to tomorrow from 14:00. */
  tick(): Promise<void>;
}

/** Days before today that are there from the start; those before come at leisure. */
const RECENT_DAYS = 7;
/** Rest after each of the older days, milliseconds. */
const PAST_PAUSE = 400;
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
  const { db, now, onChange, publish, editing, logger } = options;
  let generation = -1;
  let world: World | null = null;
  let days: DemoDay[] = [];
  let past: { readonly stored: StoredWorld; readonly days: readonly string[] } | null = null;
  const stages = new Map<number, string>();
  let odds = createOddsRecorder(db);

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
    const earliest = [stored.firstDay, shift(today, -RECENT_DAYS), resumed].sort().at(-1)!;
    const from = earliest < today ? earliest : today;
    past = { stored, days: await missingDays(db, stored, from) };
    const filled = await fillDays({
      db,
      stored,
      from,
      until: today,
      now: time,
      editing,
      onDay: (day) => onChange(day.jour),
    });
    await editing.guide.addMissing(DEMO_ARTICLES);
    generation = stored.generation;
    world = filled.world;
    days = [filled.day];
    stages.clear();
    odds = createOddsRecorder(db);
    for (const race of filled.day.races) stages.set(race.race.id, stageAt(race, time));
    logger.info('demo days stored', { from, until: today, generation });
  };

  const catchUp = async (signal: AbortSignal) => {
    if (past === null) return;
    const { stored, days: missing } = past;
    past = null;
    const done = await fillPast({ db, stored, days: missing, pause: PAST_PAUSE, signal, onDay: onChange });
    if (missing.length > 0) logger.info('older demo days stored', { days: missing.length, done });
  };

  /** Adds the next day, with its declared runners and tips. */
  const extend = async (time: number) => {
    const day = world!.day(shift(days.at(-1)!.jour, 1));
    await apply(day, time);
    await saveEdited(editing, day);
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
    await odds.record(days, time);
  };

  return { fill, fillPast: catchUp, tick };
}
