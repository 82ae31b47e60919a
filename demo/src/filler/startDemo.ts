import { runEvery } from '@galopin/shared/server';
import { createDemo, type DemoOptions } from './createDemo';

const TICK_MS = 10_000;

/** A running demo. */
export interface RunningDemo {
  /** Ends it once the day or the tick under way has been stored. */
  stop(): Promise<void>;
}

/**
 * Fills the last seven days and today with a demo world, or goes on with the stored one, then lets today's races
 * run as the clock passes and stores the days before behind that. Where today is stored already, its pages need not
 * wait for that. A failure later on is logged; a tick is tried again ten seconds later, the days before at the next
 * start.
 * @throws the database's error when today cannot be stored
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const demo = createDemo(options);
  const report = (what: string) => (error: unknown) => options.logger.error(what, { reason: String(error) });
  const goOn = report('the demo world could not go on');
  let filling = Promise.resolve();
  if (await demo.hasToday()) filling = demo.fill().catch(goOn);
  else await demo.fill();
  let past = Promise.resolve();
  const ending = new AbortController();
  const goPast = () => demo.fillPast(ending.signal).catch(report('older demo days could not be stored'));
  const stopTicks = runEvery(
    TICK_MS,
    async () => {
      await filling;
      await demo.tick().catch(goOn);
      past = past.then(goPast);
    },
    goOn,
  );
  return {
    stop: async () => {
      ending.abort();
      await stopTicks();
      await filling;
      await past;
    },
  };
}
