import type { Wait } from '../followUntil';

/** A clock that stands still but for those who wait: an afternoon passes in no time. */
export interface ReplayClock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly wait: Wait;
  /** Aborted once the clock has come to its end. */
  readonly over: AbortSignal;
}

/** @param start, end epoch milliseconds */
export function createReplayClock(start: number, end: number): ReplayClock {
  const ending = new AbortController();
  let time = start;
  return {
    now: () => time,
    over: ending.signal,
    wait: (ms, signal) => {
      if (!signal.aborted) time += ms;
      if (time >= end) ending.abort();
      return Promise.resolve();
    },
  };
}
