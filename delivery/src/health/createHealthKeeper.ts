import type { HealthRecorder } from './createHealthRecorder';
import type { HealthStore } from './createHealthStore';

/** Crashes kept for each build. */
const KEPT_CRASHES = 50;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface HealthKeeperOptions {
  readonly recorder: HealthRecorder;
  readonly store: HealthStore;
  /** Called once what this node counted is written; may reject. */
  readonly look: () => Promise<void>;
  /** How long health is kept. */
  readonly days: number;
  readonly log: { warn(details: object, message: string): void; info(message: string): void };
  readonly now: () => Date;
}

/**
 * One turn of what is done every ten seconds: writes what was counted, then lets it be looked at. While the database is
 * away, counts stay in memory and nothing is decided. Never rejects.
 */
export function createHealthKeeper({ recorder, store, look, days, log, now }: HealthKeeperOptions) {
  let isWell = true;
  let prunedAt = 0;

  async function write(): Promise<void> {
    const batch = recorder.take();
    try {
      if (batch.rows.length > 0) await store.add(batch);
    } catch (error) {
      recorder.giveBack(batch);
      throw error;
    }
  }

  async function prune(): Promise<void> {
    const at = now().getTime();
    if (at - prunedAt < HOUR_MS) return;
    await store.prune(new Date(at - days * DAY_MS), KEPT_CRASHES);
    prunedAt = at;
  }

  return async (): Promise<void> => {
    try {
      await write();
      await look();
      await prune();
      if (!isWell) log.info('health is written and looked at again');
      isWell = true;
    } catch (error) {
      if (isWell) log.warn({ err: error }, 'health cannot be written or looked at: it is counted in memory');
      isWell = false;
    }
  };
}
