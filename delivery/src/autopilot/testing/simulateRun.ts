import { NO_RENDERS, type Counts } from '../../health/counts';
import { decide, type Memory } from '../decide';
import type { Observation } from '../judgeBuild';
import { usualCounts, withPrior } from '../withPrior';

/** One build's life from its release on, as chance would have it. */
export interface SimulatedRun {
  /** From 0 up to, not including, 1; the same seed gives the same run. */
  readonly next: () => number;
  /** New sessions a second, on average. */
  readonly perSecond: number;
  /** Share of the sessions that go badly. */
  readonly rate: number;
  /** The last good build's history. */
  readonly history: Counts;
  readonly seconds: number;
  readonly role?: Observation['role'];
}

/** When a build was withdrawn: seconds since its release, and sessions that had met it by then. */
export interface Withdrawal {
  readonly seconds: number;
  readonly sessions: number;
}

const USUAL = usualCounts(0.5);
const LOOK_SECONDS = 10;
const MINUTE = 60;
/** The running minute and the five before it. */
const WINDOW_MINUTES = 6;
/** A session goes badly within so many seconds, if it does. */
const GIVE_UP_SECONDS = 60;

/** Lets a build serve, looks at it every ten seconds as the autopilot does, and says when it was withdrawn. */
export function simulateRun(run: SimulatedRun): Withdrawal | null {
  const minutes: { sessions: number; badAt: number[] }[] = [];
  let memory: Memory = new Map();
  let total = 0;
  for (let second = 1; second <= run.seconds; second += 1) {
    const minute = (minutes[Math.floor(second / MINUTE)] ??= { sessions: 0, badAt: [] });
    const arrivals = poisson(run.perSecond, run.next);
    for (let at = 0; at < arrivals; at += 1) {
      minute.sessions += 1;
      if (run.next() < run.rate) minute.badAt.push(second + run.next() * GIVE_UP_SECONDS);
    }
    total += arrivals;
    if (second % LOOK_SECONDS !== 0) continue;
    const window = minutes.slice(-WINDOW_MINUTES);
    const look = decide([observation(run, window, second)], memory);
    if (look.decisions.some(({ verdict }) => verdict === 'withdraw'))
      return { seconds: second, sessions: total };
    memory = look.memory;
  }
  return null;
}

function observation(
  { role = 'active', history, perSecond }: SimulatedRun,
  window: readonly { sessions: number; badAt: readonly number[] }[],
  now: number,
): Observation {
  const networks = window.reduce((sum, { sessions }) => sum + sessions, 0);
  const badNetworks = window.reduce((sum, { badAt }) => sum + badAt.filter((at) => at <= now).length, 0);
  return {
    name: 'mf-x',
    build: 'b',
    role,
    window: { sessions: networks, bad: badNetworks, integrity: 0, networks, badNetworks, ...NO_RENDERS },
    renderReferences: [],
    references: [withPrior(history, USUAL)],
    usualNetworks: perSecond * MINUTE * WINDOW_MINUTES,
  };
}

/** Knuth's way: fine for the few arrivals of a second. */
function poisson(mean: number, next: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = next(); product > limit; product *= next()) count += 1;
  return count;
}

/** Bad sessions among so many, drawn. */
export function drawCounts(sessions: number, rate: number, next: () => number): Counts {
  let bad = 0;
  for (let at = 0; at < sessions; at += 1) if (next() < rate) bad += 1;
  return { sessions, bad };
}
