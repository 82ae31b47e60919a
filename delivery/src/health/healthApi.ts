import type { FastifyPluginAsync } from 'fastify';
import { buildsHealth, healthTimeline, type BuildHealth, type CrashGroup } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { Environments } from '../environments';
import { serveCall } from '../http/serveCall';
import type { ReadFrame } from './createFrameReader';
import type { HealthStore } from './createHealthStore';
import type { Metrics } from './createMetrics';
import { describeHealth, groupCrashes } from './describeHealth';
import { readTimeline } from './readTimeline';

const MINUTE_MS = 60_000;
const MAX_CRASHES = 50;

export interface HealthApiOptions {
  readonly environments: Environments;
  /** The environment that is meant when none is named. */
  readonly environment: string;
  readonly health: HealthStore;
  readonly readFrame: ReadFrame;
  readonly metrics: Metrics;
  readonly now: () => Date;
}

/** How builds do, for people and for Prometheus. The caller guards it by the bearer token. */
export const healthApi: FastifyPluginAsync<HealthApiOptions> = async (app, options) => {
  const { environments, environment: main, health, readFrame, metrics, now } = options;

  function known(environment = main): string {
    if (!environments.has(environment)) throw unknownEnvironment(environment, environments);
    return environment;
  }

  async function crashesOf(environment: string, remote: string, build: string): Promise<CrashGroup[]> {
    const groups = groupCrashes(await health.crashes(environment, remote, build)).slice(0, MAX_CRASHES);
    return Promise.all(
      groups.map(async (group) => ({
        ...group,
        frames: await Promise.all(
          group.frames.map((frame) => readFrame({ name: remote, buildId: build }, frame)),
        ),
      })),
    );
  }

  serveCall(app, buildsHealth, async ({ query: { environment: wanted, minutes, name, crashes } }) => {
    const environment = known(wanted);
    const since = new Date(now().getTime() - minutes * MINUTE_MS);
    const builds: BuildHealth[] = [];
    for (const build of describeHealth(await health.rows(environment, since, name)))
      builds.push({
        ...build,
        crashes: crashes === '0' ? [] : await crashesOf(environment, build.remote, build.build),
      });
    return { environment, minutes, builds };
  });

  serveCall(app, healthTimeline, async ({ query: { name, environment, minutes } }) =>
    readTimeline(health, { environment: known(environment), name, minutes, now: now() }),
  );

  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
};

function unknownEnvironment(found: string, environments: Environments): CallError {
  const wanted = `one of ${[...environments.keys()].join(', ')}`;
  return new CallError('refused', `${found} is no environment`, {
    findings: [{ rule: 'environment', found, wanted }],
  });
}
