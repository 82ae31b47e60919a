import { setTimeout as delay } from 'node:timers/promises';
import { checkWrites } from '../checkWrites';
import { countStatuses, createLoad, hasFailed, tellFailed } from '../createLoad';
import type { Drill } from '../Drill';
import { CALL_EVERY_MS, seconds } from '../options';
import { startOwnRedis } from '../startOwnRedis';
import { startDrillSite } from '../startDrillSite';
import { until } from '@galopin/processes';
import { isHealthy } from '../isHealthy';
import { withDrillDatabase } from '../withDrillDatabase';

/** The Redis that nodes share dies and comes back: calls pass unlimited meanwhile, and nothing fails. */
export const redis: Drill = {
  name: 'redis',
  needs: ['redis-server'],
  description: 'a Redis of its own is killed and started again under load, with two nodes',
  options: (command) => command.option('--length <seconds>', 'how long it is away', seconds, 4000),
  run: async ({ length }) => {
    const server = await startOwnRedis();
    try {
      return await withDrillDatabase(async (databaseUrl) => {
        const site = await startDrillSite({ databaseUrl, nodes: 2, redisUrl: server.url });
        const load = createLoad({ url: site.url, visitors: 8, every: CALL_EVERY_MS });
        try {
          load.start();
          await delay(1500);
          await server.kill();
          await delay(Number(length));
          await server.revive();
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
      await server.kill();
    }
  },
};
