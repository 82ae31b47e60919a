import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { BuildHealth, CrashGroup, HealthAnswer, HealthTimelineAnswer } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { BUILD_NAME } from '../builds/buildArtifactSchema';
import { DeliveryError } from '../DeliveryError';
import type { Environments } from '../environments';
import type { ReadFrame } from './createFrameReader';
import type { HealthStore } from './createHealthStore';
import type { Metrics } from './createMetrics';
import { describeHealth, groupCrashes } from './describeHealth';
import { readTimeline } from './readTimeline';

const MINUTE_MS = 60_000;
const DEFAULT_MINUTES = '60';
const MAX_MINUTES = 1440;
const MAX_CRASHES = 50;
/** 30 days. */
const MAX_TIMELINE_MINUTES = 43_200;

export interface HealthApiOptions {
  readonly environments: Environments;
  /** The environment that is meant when none is named. */
  readonly environment: string;
  readonly health: HealthStore;
  readonly readFrame: ReadFrame;
  readonly metrics: Metrics;
  readonly now: () => Date;
}

const query = Type.Object({
  name: Type.Optional(Type.String({ pattern: BUILD_NAME })),
  environment: Type.Optional(Type.String({ pattern: BUILD_NAME })),
  minutes: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })),
  /** Leaves the crashes out, whose sources take reading. */
  crashes: Type.Optional(Type.Literal('0')),
});

const timelineQuery = Type.Object({
  name: Type.String({ pattern: BUILD_NAME }),
  environment: Type.Optional(Type.String({ pattern: BUILD_NAME })),
  minutes: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,4}$' })),
});

/** How builds do, for people and for Prometheus. The caller guards it by the bearer token. */
export const healthApi: FastifyPluginAsyncTypebox<HealthApiOptions> = async (app, options) => {
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

  app.get('/health', { schema: { querystring: query } }, async ({ query: asked }): Promise<HealthAnswer> => {
    const environment = known(asked.environment);
    const minutes = Math.min(Number(asked.minutes ?? DEFAULT_MINUTES), MAX_MINUTES);
    const since = new Date(now().getTime() - minutes * MINUTE_MS);
    const builds: BuildHealth[] = [];
    for (const build of describeHealth(await health.rows(environment, since, asked.name)))
      builds.push({
        ...build,
        crashes: asked.crashes === '0' ? [] : await crashesOf(environment, build.remote, build.build),
      });
    return { environment, minutes, builds };
  });

  app.get(
    '/health/timeline',
    { schema: { querystring: timelineQuery } },
    async ({ query: { name, environment, minutes } }): Promise<HealthTimelineAnswer> =>
      readTimeline(health, {
        environment: known(environment),
        name,
        minutes: Math.min(Number(minutes ?? DEFAULT_MINUTES), MAX_TIMELINE_MINUTES),
        now: now(),
      }),
  );

  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
};

function unknownEnvironment(found: string, environments: Environments): DeliveryError {
  const wanted = `one of ${[...environments.keys()].join(', ')}`;
  return new DeliveryError('refused', `${found} is no environment`, [{ rule: 'environment', found, wanted }]);
}
