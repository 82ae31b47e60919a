import { setTimeout as delay } from 'node:timers/promises';
import { changeReleases } from '../changeReleases';
import { checkWrites } from '../checkWrites';
import { countStatuses, createLoad, durations, hasFailed, tellFailed } from '../createLoad';
import type { Drill } from '../Drill';
import { loadOptions } from '../options';
import { readCount } from '../../readCount';
import { startOwnRedis } from '../startOwnRedis';
import { startDrillSite, type Server } from '../startDrillSite';
import { withDrillDatabase } from '../withDrillDatabase';

const QUIET_MS = 1000;

/** Two nodes of each server behind a plain proxy: each is replaced in turn under load, then one of each is killed. */
export const rolling: Drill = {
  name: 'rolling',
  needs: ['redis-server'],
  description:
    'two nodes of each server: a rolling deployment, then kill -9 of one of each, releases going on',
  options: (command) => loadOptions(command.option('--rounds <n>', 'deployments', readCount, 1), 12),
  run: ({ rounds, visitors, every }) =>
    withDrillDatabase(async (databaseUrl) => {
      const redis = await startOwnRedis();
      const site = await startDrillSite({ databaseUrl, nodes: 2, redisUrl: redis.url });
      const load = createLoad({ url: site.url, visitors: Number(visitors), every: Number(every) });
      const killedAt: number[] = [];
      const eachNode = async (replace: (server: Server, node: number) => Promise<void>) => {
        for (const server of ['backend', 'delivery'] as const)
          for (const node of [0, 1]) {
            await replace(server, node);
            await delay(QUIET_MS);
          }
      };
      try {
        load.start();
        const releases = changeReleases(site);
        await delay(QUIET_MS);
        for (let round = 0; round < Number(rounds); round += 1) {
          await eachNode(async (server, node) => {
            await site.end(server, node);
            await site.start(server, node);
          });
        }
        const deployed = load.outcomes.length;
        for (const server of ['backend', 'delivery'] as const) {
          killedAt.push(Date.now());
          await site.kill(server, 1);
          await delay(QUIET_MS);
          await site.start(server, 1);
          await delay(QUIET_MS);
        }
        await load.stop();
        const changed = await releases.finish();
        const duringDeployment = load.outcomes.slice(0, deployed);
        const later = load.outcomes.slice(deployed);
        // What was under way on a connection to the killed process began before it, or ended with it.
        const stray = later.filter(({ at }) => !killedAt.some((moment) => Math.abs(at - moment) < 1000));
        return [
          { what: 'calls', value: countStatuses(load.outcomes) },
          {
            what: 'answers, p50 · p99',
            value: `${durations(load.outcomes, 0.5).toFixed(0)} · ${durations(load.outcomes, 0.99).toFixed(0)} ms`,
          },
          {
            what: 'failed while nodes were replaced',
            value: tellFailed(duringDeployment),
            holds: !duringDeployment.some(hasFailed),
          },
          { what: 'failed with the killed connections', value: tellFailed(later) },
          { what: 'failed otherwise', value: tellFailed(stray), holds: !stray.some(hasFailed) },
          ...(await checkWrites(load, site.url, databaseUrl)),
          ...changed,
        ];
      } finally {
        await load.stop();
        await site.stop();
        await redis.kill();
      }
    }),
};
