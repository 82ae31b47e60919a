/**
 * Does work again and again, one after the other, with a rest in between.
 * @param work must not reject
 * @returns stops it, once what is under way is done
 */
export type Schedule = (restMs: number, work: () => Promise<void>) => () => Promise<void>;

/** By the clock. */
export const schedule: Schedule = (restMs, work) => {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (!stopped) wait();
      });
    }, restMs);
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
};
