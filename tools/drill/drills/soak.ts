import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { countStatuses, createLoad, durations, type Outcome } from '../createLoad';
import type { Drill } from '../Drill';
import { seconds } from '../options';
import { startDrillSite, type DrillSite } from '../startDrillSite';
import { withDrillDatabase } from '../withDrillDatabase';

const VISITORS = 16;
const PROBE_MS = 9000;
const SHARE = 0.7;
/** Of the hour's tenths, the last may take this much more than the second: the first one warms up. */
const GROWTH = 1.25;

/** As many calls as the site bears for a moment are counted; seven tenths of them then go on for long. */
export const soak: Drill = {
  name: 'soak',
  description: 'load at 70 % of what the site bears, for long: memory and the slowest answers stay flat',
  options: (command) => command.option('--length <seconds>', 'how long', seconds, 30_000),
  run: ({ length: given }) =>
    withDrillDatabase(async (databaseUrl) => {
      const site = await startDrillSite({ databaseUrl });
      try {
        const capacity = await probe(site.url);
        // Each visitor's call and thought together take as long as its part of the wanted rate.
        const pause = Math.max(1, (1000 * VISITORS) / (capacity * SHARE) - (1000 * VISITORS) / capacity);
        const load = createLoad({ url: site.url, visitors: VISITORS, pause });
        const length = Number(given);
        const memory: Memory[] = [];
        const begun = Date.now();
        load.start();
        for (let tenth = 0; tenth < 10; tenth += 1) {
          await delay(length / 10);
          memory.push(await memoryOf(site));
        }
        await load.stop();
        const tenth = (at: number) =>
          load.outcomes.filter((one) => Math.floor(((one.at - begun) / length) * 10) === at);
        const p99 = (at: number) => durations(tenth(at), 0.99);
        const failed = load.outcomes.filter(({ status }) => status === 0 || status >= 500);
        const rate = load.outcomes.length / (length / 1000);
        const flat = (first: number, last: number) => last <= first * GROWTH;
        return [
          {
            what: 'capacity · load',
            value: `${capacity.toFixed(0)} · ${rate.toFixed(0)} calls/s (${((100 * rate) / capacity).toFixed(0)} %)`,
          },
          { what: 'calls', value: countStatuses(load.outcomes) },
          { what: 'calls that failed', value: String(failed.length), holds: failed.length === 0 },
          {
            what: 'p99 by tenths of the time',
            value: `${Array.from({ length: 10 }, (_, at) => p99(at).toFixed(0)).join(' ')} ms`,
            holds: flat(Math.max(p99(1), 20), p99(9)),
          },
          ...(['backend', 'delivery'] as const).map((server) => ({
            what: `memory of ${server} by tenths`,
            value: `${memory.map((one) => one[server]).join(' ')} MB`,
            holds: flat(memory[1]?.[server] ?? 0, memory[9]?.[server] ?? 0),
          })),
        ];
      } finally {
        await site.stop();
      }
    }),
};

async function probe(url: string): Promise<number> {
  const load = createLoad({ url, visitors: VISITORS });
  load.start();
  await delay(PROBE_MS);
  await load.stop();
  const isWarm = ({ at }: Outcome) => at > (load.outcomes[0]?.at ?? 0) + PROBE_MS / 3;
  return load.outcomes.filter(isWarm).length / ((PROBE_MS * 2) / 3 / 1000);
}

type Memory = Readonly<Record<'backend' | 'delivery', number>>;

async function memoryOf(site: DrillSite): Promise<Memory> {
  const [backend, delivery] = await Promise.all(
    (['backend', 'delivery'] as const).map(async (server) => {
      const status = await readFile(`/proc/${site.processes(server)[0]?.pid}/status`, 'utf8');
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    }),
  );
  return { backend: backend ?? 0, delivery: delivery ?? 0 };
}
