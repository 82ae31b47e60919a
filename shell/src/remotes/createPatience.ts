/** A limited time that runs only while nobody else is being waited for. */
export interface Patience {
  /** Stands still until the work has ended; several works may overlap. Settles as the work does. */
  waitFor<Value>(work: Promise<Value>): Promise<Value>;
  /** It is over: nothing is called any more. */
  stop(): void;
}

/**
 * @param limit milliseconds from now
 * @param onSpent called once, when they are spent
 * @param now current time in milliseconds
 */
export function createPatience(limit: number, onSpent: () => void, now: () => number): Patience {
  let left = limit;
  let runsSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits = 0;
  let isOver = false;

  const run = () => {
    if (isOver || runsSince !== undefined) return;
    runsSince = now();
    timer = setTimeout(() => {
      isOver = true;
      onSpent();
    }, left);
  };
  const pause = () => {
    clearTimeout(timer);
    if (runsSince === undefined) return;
    left = Math.max(0, left - (now() - runsSince));
    runsSince = undefined;
  };

  run();
  return {
    async waitFor(work) {
      waits += 1;
      pause();
      try {
        return await work;
      } finally {
        waits -= 1;
        if (waits === 0) run();
      }
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
