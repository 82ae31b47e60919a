import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../freePort';
import { checkWrites } from '../checkWrites';
import { countStatuses, createLoad, hasFailed, tellFailed } from '../createLoad';
import type { Drill } from '../Drill';
import { seconds } from '../options';
import { startOwnRedis } from '../startOwnRedis';
import { startDrillSite } from '../startDrillSite';
import { isHealthy, until } from '../until';
import { withDrillDatabase } from '../withDrillDatabase';

/** The Redis that nodes share dies and comes back: calls pass unlimited meanwhile, and nothing fails. */
export const redis: Drill = {
  name: 'redis',
  needs: ['redis-server'],
  description: 'a Redis of its own is killed and started again under load, with two nodes',
  options: (command) => command.option('--length <seconds>', 'how long it is away', seconds, 4000),
  run: async ({ length }) => {
    const port = await freePort();
    let server = await startOwnRedis(port);
    try {
      return await withDrillDatabase(async (databaseUrl) => {
        const redisUrl = `redis://127.0.0.1:${port}`;
        const site = await startDrillSite({ databaseUrl, nodes: 2, redisUrl });
        const load = createLoad({ url: site.url, visitors: 8 });
        try {
          load.start();
          await delay(1500);
          server.kill('SIGKILL');
          await delay(Number(length));
          server = await startOwnRedis(port);
          const recovery = await until('well again', () => isHealthy(site.url), 20_000);
          await delay(1500);
          await load.stop();
          return [
            { what: 'calls', value: countStatuses(load.outcomes) },
            {
              what: 'calls that failed',
              value: tellFailed(load.outcomes),
              holds: !load.outcomes.some(hasFailed),
            },
            { what: 'well again after', value: `${recovery.toFixed(0)} ms`, holds: true },
            ...(await checkWrites(load, site.url, databaseUrl)),
          ];
        } finally {
          await load.stop();
          await site.stop();
        }
      });
    } finally {
      server.kill('SIGKILL');
    }
  },
};
