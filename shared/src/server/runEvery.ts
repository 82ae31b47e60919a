/**
 * Does work again and again, one after the other, with a rest before each. A failure is told, and the next turn comes
 * all the same. Keeps no process alive.
 * @param report told of each failure; must not throw
 * @returns stops it, once what is under way is done
 */
export type RunEvery = (
  restMs: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
) => () => Promise<void>;

/** By the clock. */
export const runEvery: RunEvery = (restMs, work, report) => {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const turn = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      report(error);
    }
    wait();
  };
  const wait = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, restMs);
    timer.unref();
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
};
