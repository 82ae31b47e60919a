import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { changeReleases } from '../changeReleases';
import { checkWrites } from '../checkWrites';
import { countStatuses, createLoad, durations } from '../createLoad';
import type { Drill } from '../Drill';
import { loadOptions } from '../options';
import { readCount } from '../../readCount';
import { startDrillSite, type Server } from '../startDrillSite';
import { until } from '@galopin/processes';
import { isHealthy } from '../isHealthy';
import { withDrillDatabase } from '../withDrillDatabase';

const RECOVERY_MS = 30_000;
const SERVERS: readonly Server[] = ['backend', 'delivery'];

/** kill -9 of one process after the other under load, each started again as a supervisor does. */
export const kills: Drill = {
  name: 'kills',
  description: 'kill -9 of backend or delivery at random moments under mixed load',
  options: (command) => loadOptions(command.option('--rounds <n>', 'kills', readCount, 3), 12),
  run: ({ rounds, visitors, every }) =>
    withDrillDatabase(async (databaseUrl) => {
      const site = await startDrillSite({ databaseUrl });
      const load = createLoad({ url: site.url, visitors: Number(visitors), every: Number(every) });
      const recoveries: number[] = [];
      try {
        load.start();
        const releases = changeReleases(site);
        for (let round = 0; round < Number(rounds); round += 1) {
          await delay(randomInt(200, 1500));
          const server = SERVERS[randomInt(SERVERS.length)] ?? 'backend';
          await site.kill(server, 0);
          await site.start(server, 0);
          recoveries.push(await until('the site is well again', () => isHealthy(site.url), RECOVERY_MS));
        }
        await load.stop();
        const changed = await releases.finish();
        const hung = load.outcomes.filter(({ ms }) => ms > 10_000);
        const odd = load.outcomes.filter(({ status }) => status >= 500 && ![502, 503, 504].includes(status));
        return [
          { what: 'kills', value: String(recoveries.length), holds: recoveries.length === Number(rounds) },
          { what: 'well again after its start, longest', value: `${Math.max(...recoveries).toFixed(0)} ms` },
          { what: 'calls', value: countStatuses(load.outcomes) },
          {
            what: 'answers, p50 · p99',
            value: `${durations(load.outcomes, 0.5).toFixed(0)} · ${durations(load.outcomes, 0.99).toFixed(0)} ms`,
          },
          { what: 'calls over 10 s', value: String(hung.length), holds: hung.length === 0 },
          { what: 'answers 500', value: String(odd.length), holds: odd.length === 0 },
          ...(await checkWrites(load, site.url, databaseUrl)),
          ...changed,
        ];
      } finally {
        await load.stop();
        await site.stop();
      }
    }),
};
