/** A timeout that is paused while something else is being waited for. */
export interface PausableTimeout {
  /** Paused until the work has ended; several works may overlap. Settles as the work does. */
  waitFor<Value>(work: Promise<Value>): Promise<Value>;
  /** It is over: nothing is called any more. */
  stop(): void;
}

/**
 * @param limit milliseconds from now
 * @param onExpired called once, when they have passed
 * @param now current time in milliseconds
 */
export function createPausableTimeout(
  limit: number,
  onExpired: () => void,
  now: () => number,
): PausableTimeout {
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
      onExpired();
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
