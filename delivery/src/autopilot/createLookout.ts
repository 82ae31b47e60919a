import type { ReleaseEnvironment } from '../environments';
import { WINDOW_MINUTES } from '../health/createHealthRecorder';
import type { BuildHistory, HealthStore } from '../health/createHealthStore';
import type { ReleaseState } from '../ledger/ReleaseState';
import type { Counts } from './counts';
import type { Observation } from './judgeBuild';
import { observe } from './observe';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** A week's past is read anew this often. */
const KEPT_MS = 5 * MINUTE_MS;

export interface LookoutOptions {
  readonly environment: Pick<ReleaseEnvironment, 'name'>;
  readonly health: Pick<HealthStore, 'window' | 'history'>;
  readonly usual: Counts;
  readonly now: () => Date;
}

/** Reads from the tables, where all nodes add up, what is to be judged now. Throws the database's errors. */
export function createLookout({ environment, health, usual, now }: LookoutOptions) {
  let past: {
    readonly at: number;
    readonly builds: string;
    readonly histories: readonly BuildHistory[];
  } | null = null;

  async function readPast(state: ReleaseState, before: Date): Promise<readonly BuildHistory[]> {
    const at = now().getTime();
    // A new build has another one to be compared with.
    const builds = JSON.stringify(state.names);
    if (past !== null && at - past.at < KEPT_MS && past.builds === builds) return past.histories;
    const since = new Date(at - WEEK_MS);
    const histories = await health.history(environment.name, since, before, now().getUTCHours());
    past = { at, builds, histories };
    return histories;
  }

  return async (state: ReleaseState): Promise<Observation[]> => {
    const since = windowStart(now());
    const windows = await health.window(environment.name, since);
    return observe(state, { windows, histories: await readPast(state, since), usual });
  };
}

/** Start of the first of the minutes that are looked at together. */
function windowStart(now: Date): Date {
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(minute - (WINDOW_MINUTES - 1) * MINUTE_MS);
}
