import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { countStatuses, createLoad, durations, hasFailed, tellFailed, type Outcome } from '../createLoad';
import { tellErrors, type Drill } from '../Drill';
import { seconds } from '../options';
import { startDrillSite, type DrillSite } from '../startDrillSite';
import { withDrillDatabase } from '../withDrillDatabase';

const VISITORS = 16;
/** As long as the code warms up it bears less. */
const PROBE_MS = { shortest: 9000, ofLength: 1 / 60 } as const;
const SHARE = 0.7;
/** Of the tenths, the last may take this much more than the second: the first one warms up. */
const GROWTH = 1.25;
/** Within less, memory still grows to its usual size, and one slow moment is the p99 of its tenth. */
const JUDGED_FROM_MS = 10 * 60_000;

/** As many calls as the site bears for a moment are counted; seven tenths of them then go on for long. */
export const soak: Drill = {
  name: 'soak',
  description: 'load at 70 % of what the site bears, for long: memory and the slowest answers stay flat',
  options: (command) => command.option('--length <seconds>', 'how long', seconds, 10_000),
  run: ({ length: given }) =>
    withDrillDatabase(async (databaseUrl) => {
      const site = await startDrillSite({ databaseUrl });
      try {
        const length = Number(given);
        const capacity = await probe(site.url, Math.max(PROBE_MS.shortest, length * PROBE_MS.ofLength));
        const every = (1000 * VISITORS) / (capacity * SHARE);
        const load = createLoad({ url: site.url, visitors: VISITORS, every });
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
        const rate = load.outcomes.length / (length / 1000);
        const flat = (first: number, last: number) =>
          length < JUDGED_FROM_MS ? {} : { holds: last <= first * GROWTH };
        return [
          {
            what: 'capacity · load',
            value: `${capacity.toFixed(0)} · ${rate.toFixed(0)} calls/s (${((100 * rate) / capacity).toFixed(0)} %)`,
          },
          { what: 'calls', value: countStatuses(load.outcomes) },
          {
            what: 'calls that failed',
            value: tellFailed(load.outcomes),
            holds: !load.outcomes.some(hasFailed),
          },
          {
            what: 'p99 by tenths of the time',
            value: `${Array.from({ length: 10 }, (_, at) => p99(at).toFixed(0)).join(' ')} ms`,
            ...flat(Math.max(p99(1), 20), p99(9)),
          },
          tellErrors(site.errors()),
          ...(['backend', 'delivery'] as const).map((server) => ({
            what: `memory of ${server} by tenths`,
            value: `${memory.map((one) => one[server]).join(' ')} MB`,
            ...flat(memory[1]?.[server] ?? 0, memory[9]?.[server] ?? 0),
          })),
        ];
      } finally {
        await site.stop();
      }
    }),
};

/** @returns calls per second of the last two thirds */
async function probe(url: string, length: number): Promise<number> {
  const load = createLoad({ url, visitors: VISITORS });
  load.start();
  await delay(length);
  await load.stop();
  const isWarm = ({ at }: Outcome) => at > (load.outcomes[0]?.at ?? 0) + length / 3;
  return load.outcomes.filter(isWarm).length / ((length * 2) / 3 / 1000);
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
