/** The time that pages tell. */
export interface PageClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Lets time pass. */
  start(): void;
}

/**
 * Stands still at the time a page was rendered for until the browser has taken it over: both must say the same.
 * @param first epoch milliseconds; without it, time passes from the beginning
 */
export function createPageClock(first: number | undefined, now: () => number = Date.now): PageClock {
  let stopped = first;
  return {
    now: () => stopped ?? now(),
    start() {
      stopped = undefined;
    },
  };
}
