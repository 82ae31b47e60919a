import type { ReleaseEnvironment } from '../environments';
import { WINDOW_MINUTES } from '../health/createHealthRecorder';
import type { HealthStore } from '../health/createHealthStore';
import type { ReleaseState } from '../ledger/ReleaseState';
import type { Counts } from '../health/counts';
import type { Observation } from './judgeBuild';
import { observe, type Seen } from './observe';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const WEEK_MS = 7 * 24 * HOUR_MINUTES * MINUTE_MS;
/** A week's past is read anew this often. */
const KEPT_MS = 5 * MINUTE_MS;

export interface HealthReaderOptions {
  readonly environment: Pick<ReleaseEnvironment, 'name'>;
  readonly health: Pick<HealthStore, 'window' | 'history' | 'networks'>;
  readonly usual: Counts;
  readonly now: () => Date;
}

type Past = Pick<Seen, 'histories' | 'usualNetworks'>;

/** Reads from the tables, where all nodes add up, what is to be judged now. Throws the database's errors. */
export function createHealthReader({ environment, health, usual, now }: HealthReaderOptions) {
  let past: (Past & { readonly at: number; readonly builds: string }) | null = null;

  async function readPast(state: ReleaseState, before: Date): Promise<Past> {
    const at = now().getTime();
    // A new build has another one to be compared with.
    const builds = JSON.stringify(state.names);
    if (past !== null && at - past.at < KEPT_MS && past.builds === builds) return past;
    const since = new Date(at - WEEK_MS);
    const histories = await health.history(environment.name, since, before, now().getUTCHours());
    const hour = new Date(before.getTime() - HOUR_MINUTES * MINUTE_MS);
    const networks = await health.networks(environment.name, hour, before);
    const usualNetworks = new Map(
      [...networks].map(([name, count]) => [name, (count * WINDOW_MINUTES) / HOUR_MINUTES]),
    );
    past = { at, builds, histories, usualNetworks };
    return past;
  }

  return async (state: ReleaseState): Promise<Observation[]> => {
    const since = windowStart(now());
    const windows = await health.window(environment.name, since);
    const { histories, usualNetworks } = await readPast(state, since);
    return observe(state, { windows, histories, usualNetworks, usual });
  };
}

/** Start of the first of the minutes that are looked at together. */
function windowStart(now: Date): Date {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(minute - (WINDOW_MINUTES - 1) * MINUTE_MS);
}
