import { setTimeout as pause } from 'node:timers/promises';
import type { FollowLease, FollowLock } from './createFollowLock';
import { followUntil, type FollowerOptions, type Wait } from './followUntil';

export interface FollowOptions extends Omit<FollowerOptions, 'wait' | 'random'> {
  readonly lock: FollowLock;
  readonly wait?: Wait;
  readonly random?: () => number;
}

/** A backend that follows the day, or stands by to do so. */
export interface RunningFollow {
  /** Ends the request under way and gives the lock up, so that another takes over; waits for what is being stored. */
  stop(): Promise<void>;
}

/** How often one that stands by looks whether the lock is free, milliseconds. */
const STAND_BY_MS = 5_000;

const waitFor: Wait = async (ms, signal) => {
  try {
    await pause(ms, undefined, { signal, ref: false });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
};

/** Follows PMU's day in the background, one process at a time across those that share the database. */
export function startFollow(options: FollowOptions): RunningFollow {
  const { lock, logger, journal, wait = waitFor, random = Math.random } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  const take = async (): Promise<FollowLease | null> => {
    try {
      return await lock.tryTake();
    } catch (error) {
      logger.warn('the lock of those who follow the day could not be asked for', { reason: String(error) });
      return null;
    }
  };

  const hold = async (lease: FollowLease) => {
    logger.info('this process follows PMU', {});
    journal.takeRole('following');
    try {
      await followUntil(AbortSignal.any([signal, lease.lost]), { ...options, wait, random });
      if (lease.lost.aborted && !signal.aborted)
        logger.warn('the lock of those who follow the day was lost', { reason: String(lease.lost.reason) });
    } finally {
      journal.takeRole('standing by');
      await lease.release().catch((error: unknown) =>
        logger.warn('the lock of those who follow the day went with its connection', {
          reason: String(error),
        }),
      );
    }
  };

  const run = async () => {
    while (!signal.aborted) {
      const lease = await take();
      if (lease === null) await wait(STAND_BY_MS, signal);
      else await hold(lease);
    }
  };

  const running = run().catch((error: unknown) =>
    logger.error('PMU is not followed any more', { reason: String(error) }),
  );
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
