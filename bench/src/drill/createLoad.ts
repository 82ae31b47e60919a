import { randomInt, randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { quantile } from '../quantile';
import { createCalls, type Call } from './createCalls';
import { DRILL_PARSE, memberToken } from './tokens';

/** One call of the load and how it ended. */
export interface Outcome {
  readonly call: string;
  /** HTTP status; 0 where the connection ended without an answer. */
  readonly status: number;
  readonly ms: number;
  /** Epoch milliseconds at the beginning of the call. */
  readonly at: number;
}

/** Visitors who read, write and stay, as long as they are let. */
export interface Load {
  /** Tells its events from those of other loads on the same database. */
  readonly run: string;
  readonly outcomes: Outcome[];
  /** Numbers of the events whose storing was acknowledged. */
  readonly events: Set<number>;
  /** By member: the last settings that were acknowledged, and those that may have been stored without an answer. */
  readonly settings: Map<string, { acknowledged: number; readonly unsure: Set<number> }>;
  /** Sends calls from now on. */
  start(): void;
  /** Lets calls under way come to their end. */
  stop(): Promise<void>;
  /** Milliseconds that the machine itself kept this process waiting, at the worst moment: no server's fault. */
  longestLag(): number;
}

export interface LoadOptions {
  readonly url: string;
  /** Calls under way at a time. */
  readonly visitors: number;
  /** Milliseconds from one call of a visitor to the next, answer included; without it, the next follows at once. */
  readonly every?: number;
  /** Milliseconds after which a call counts as hung. */
  readonly timeout?: number;
  /** What the identity provider's clock says, epoch milliseconds. */
  readonly now?: () => number;
}

const TIMEOUT_MS = 15_000;
const LAG_STEP_MS = 10;
/** Between a cut connection and the next call. */
const CUT_PAUSE_MS = 50;

/** Starts nothing yet. Each call comes from another address, as many visitors' do. */
export function createLoad(options: LoadOptions): Load {
  const { visitors, every = 0 } = options;
  const agent = new Agent({ connections: visitors, keepAliveTimeout: 4000 });
  const outcomes: Outcome[] = [];
  const run = randomUUID();
  const events = new Set<number>();
  const settings: Load['settings'] = new Map();
  const lag = monitorEventLoopDelay({ resolution: LAG_STEP_MS });
  let running: Promise<unknown>[] = [];
  let isStopped = false;
  const draw = createCalls({ run, events, settings });
  const visit = async () => {
    while (!isStopped) {
      const call = draw();
      const at = Date.now();
      const begun = performance.now();
      const status = await send(agent, call, options);
      call.done?.(status);
      const ms = performance.now() - begun;
      outcomes.push({ call: call.name, status, ms, at });
      const pause = status === 0 ? Math.max(every - ms, CUT_PAUSE_MS) : every - ms;
      if (pause > 0) await delay(pause);
    }
  };
  return {
    run,
    outcomes,
    events,
    settings,
    start: () => {
      lag.enable();
      running = Array.from({ length: visitors }, visit);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(running);
      lag.disable();
      await agent.destroy();
    },
    longestLag: () => Math.max(0, lag.max / 1e6 - LAG_STEP_MS),
  };
}

async function send(
  dispatcher: Dispatcher,
  call: Call,
  { url, timeout = TIMEOUT_MS, now = Date.now }: LoadOptions,
): Promise<number> {
  const { method = 'GET', path, body, uid } = call;
  try {
    const answer = await dispatcher.request({
      origin: url,
      path,
      method,
      headersTimeout: timeout,
      bodyTimeout: timeout,
      headers: {
        host: 'drill.test',
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        'x-parse-application-id': DRILL_PARSE.appId,
        'x-parse-javascript-key': DRILL_PARSE.javascriptKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(uid !== undefined && { authorization: `Bearer ${memberToken(uid, {}, now())}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch {
    // The connection ended without an answer: that is an outcome, and counted as one.
    return 0;
  }
}

/** Durations of the answered calls, milliseconds. */
export function durations(outcomes: readonly Outcome[], part: number): number {
  const answered = outcomes.filter(({ status }) => status > 0).map(({ ms }) => ms);
  return answered.length === 0 ? 0 : quantile(answered, part);
}

/** Calls that were answered with a fault of ours, or not at all. */
export const hasFailed = ({ status }: Outcome): boolean => status === 0 || status >= 500;

/** How many, and the first of them: `3 (503 × 3): health after 512 s in 5002 ms, …`. */
export function tellFailed(outcomes: readonly Outcome[]): string {
  const failed = outcomes.filter(hasFailed);
  const begun = outcomes[0]?.at ?? 0;
  const first = failed
    .slice(0, 10)
    .map(({ call, at, ms }) => `${call} after ${((at - begun) / 1000).toFixed(0)} s in ${ms.toFixed(0)} ms`);
  return failed.length === 0 ? '0' : `${failed.length} (${countStatuses(failed)}): ${first.join(', ')}`;
}

/** How often each status came, most often first: `200 × 9310, 502 × 12`. */
export function countStatuses(outcomes: readonly Outcome[]): string {
  const counts = new Map<number, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([status, count]) => `${status === 0 ? 'cut' : status} × ${count}`)
    .join(', ');
}
