import { createDemo, type DemoOptions } from './createDemo';

const TICK_MS = 10_000;

/** A running demo. */
export interface RunningDemo {
  /** Ends it once what is under way has been stored. */
  stop(): Promise<void>;
}

/**
 * Fills the last seven days and today with a demo world, or goes on with the stored one, then lets today's races
 * run as the clock passes. A failure later on is logged and tried again ten seconds later.
 * @throws the database's error when the first filling fails
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const demo = createDemo(options);
  await demo.fill();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = demo
        .tick()
        .catch((error: unknown) =>
          options.logger.error('the demo world could not go on', { reason: String(error) }),
        )
        .then(schedule);
    }, TICK_MS);
    timer.unref();
  };
  schedule();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
