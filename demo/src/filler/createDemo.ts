import type { Logger, Notification } from '@galopin/shared/contracts';
import { dayNumber, DEMO_ARTICLES, isoDay, parisDay, stageAt, stateAt, type DemoDay } from '../world';
import type { Kysely } from 'kysely';
import type { Database } from '@galopin/backend/database';
import { announceArrival } from '@galopin/backend/messages';
import type { GuideStore } from '@galopin/backend/parse';
import { saveEdited, type Editing } from './fillDays';
import { fillPast, missingDays } from './fillPast';
import { fillRecent, firstToFill, type Running } from './fillRecent';
import { noteStored, worldForDay, type StoredWorld } from './openWorld';
import { realDays, writeDemoDay } from './realDays';
import { storeStates } from './storeStates';

export interface DemoOptions {
  readonly db: Kysely<Database>;
  /** Days of a new world before today. */
  readonly history: number;
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
  /** Whether today's races are stored, so that its page can be served while `fill` brings them up to date. */
  hasToday(): Promise<boolean>;
  /** Stores today and the week before, as far as they are missing or were not over when last stored. */
  fill(): Promise<void>;
  /** Stores at leisure the older days that `fill` found missing, so that every career is there from its first race. */
  fillPast(signal: AbortSignal): Promise<void>;
  /** Stores what the clock has revealed since the last call; goes on to a new day, and to tomorrow from 14:00. */
  tick(): Promise<void>;
}

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
  const { db, history, now, onChange, publish, editing, logger } = options;
  let running: Running | null = null;
  let past: { readonly stored: StoredWorld; readonly days: readonly string[] } | null = null;

  const apply = async (day: DemoDay, stages: Map<number, string>, time: number) => {
    const due = day.races.filter((race) => stages.get(race.race.id) !== stageAt(race, time));
    if (due.length === 0) return;
    const states = due.map((race) => stateAt(race, time));
    const stored = await writeDemoDay(db, day.jour, (transaction) => storeStates(transaction, states));
    for (const race of due) stages.set(race.race.id, stageAt(race, time));
    if (stored === null) return;
    if (stored.changed + stored.arrivals.length > 0) onChange(day.jour);
    for (const arrival of stored.arrivals) publish(announceArrival(arrival));
  };

  const fill = async () => {
    const time = now();
    const today = parisDay(time);
    const stored = await worldForDay(db, today, history);
    await editing.guide.addMissing(DEMO_ARTICLES);
    const from = firstToFill(stored, today);
    past = { stored, days: await missingDays(db, stored, from) };
    running = await fillRecent(options, stored, { from, today, time });
    logger.info('demo days stored', { from, until: today, generation: stored.generation });
  };

  const catchUp = async (signal: AbortSignal) => {
    if (past === null) return;
    const { stored, days: missing } = past;
    past = null;
    const done = await fillPast({
      db,
      editing,
      stored,
      days: missing,
      pause: PAST_PAUSE,
      signal,
      onDay: onChange,
    });
    if (missing.length > 0) logger.info('older demo days stored', { days: missing.length, done });
  };

  /** Adds the next day, with its declared runners and tips. */
  const extend = async ({ stored, world, days, stages, ...rest }: Running, time: number) => {
    const day = world.day(world.nextDay, true);
    await apply(day, stages, time);
    if ((await realDays(db, day.jour, day.jour)).length === 0) await saveEdited(editing, day);
    await noteStored(db, stored.generation, day.jour);
    return { ...rest, stored, world, stages, days: [...days, day].slice(-3) };
  };

  const tick = async () => {
    const time = now();
    const today = parisDay(time);
    const { generation } = await worldForDay(db, today, history);
    if (
      running === null ||
      generation !== running.stored.generation ||
      shift(running.world.nextDay, 1) < today
    )
      return fill();
    const wanted = isAfternoon(time) ? shift(today, 1) : today;
    while (running.world.nextDay <= wanted) running = await extend(running, time);
    for (const day of running.days) await apply(day, running.stages, time);
    await running.odds.record(running.days, time);
  };

  const hasToday = async () => {
    const stored = await db
      .selectFrom('caractrap')
      .select('id')
      .where('source', '=', 'demo')
      .where('jour', '=', parisDay(now()))
      .limit(1)
      .executeTakeFirst();
    return stored !== undefined;
  };

  return { hasToday, fill, fillPast: catchUp, tick };
}
