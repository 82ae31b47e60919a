import type { SendAlert } from '@galopin/shared/server';
import type { FastifyInstance } from 'fastify';
import type { RunEvery } from '@galopin/shared/server';
import type { Kysely } from 'kysely';
import { requireCaller } from '../access/requireCaller';
import type { Authenticate } from '../access/createAuthenticator';
import { modeOf } from '../settings/autopilotModes';
import { createBuildCheck } from '../builds/createBuildCheck';
import { createAutopilot } from '../autopilot/createAutopilot';
import { usualCounts } from '../autopilot/withPrior';
import type { DeliverySettings } from '../settings/env';
import type { Environments } from '../environments';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import type { Releases } from '../releases/createReleases';
import type { BuildStore } from '../store/BuildStore';
import type { Visitors } from '../visitors/createVisitors';
import type { LinkSigner } from '../visitors/createLinkSigner';
import { createVisitProofs } from '../visitors/createVisitProofs';
import { beaconRoutes } from '../health/beaconRoutes';
import { createFrameReader } from '../health/createFrameReader';
import { createHealthKeeper } from '../health/createHealthKeeper';
import { createHealthRecorder } from '../health/createHealthRecorder';
import { createHealthStore } from '../health/createHealthStore';
import { createMetrics, timeRequests } from '../health/createMetrics';
import { createRenderHealth, type RenderHealth } from '../health/createRenderHealth';
import { healthApi } from '../health/healthApi';
import { knownBuilds } from '../health/knownBuilds';

/** Milliseconds between two looks at how builds do. */
const LOOK_MS = 10_000;

export interface HealthOptions {
  readonly settings: DeliverySettings;
  readonly environments: Environments;
  readonly db: Kysely<LedgerDatabase>;
  readonly store: BuildStore;
  /** By environment: what the autopilot changes goes the way of every other change. */
  readonly releases: ReadonlyMap<string, Releases>;
  readonly alert: SendAlert;
  readonly authenticate: Authenticate;
  readonly visitors: Pick<Visitors, 'identify'>;
  /** Signs, among others, who was here before. */
  readonly links: LinkSigner;
  readonly schedule: RunEvery;
  readonly now: () => Date;
}

/**
 * Takes in how builds do, keeps and shows it, and lets the autopilot act on it. To be called before any other route.
 * @returns where documents are counted that were to be rendered on the server
 */
export async function registerHealth(app: FastifyInstance, options: HealthOptions): Promise<RenderHealth> {
  const { settings, environments, db, store, releases, authenticate, now } = options;
  const metrics = createMetrics(environments);
  const recorder = createHealthRecorder({ now, trustsLoopback: settings.NODE_ENV !== 'production' });
  const health = createHealthStore(db);
  const proofs = createVisitProofs(options.links, now);
  timeRequests(app, metrics);
  await app.register(beaconRoutes, {
    recorder,
    metrics,
    visitors: options.visitors,
    proofs,
    isKnown: knownBuilds(environments),
    now,
  });
  await app.register(
    async (api) => {
      requireCaller(api, authenticate);
      const readFrame = createFrameReader(store);
      await api.register(healthApi, {
        environments,
        environment: settings.RELEASE_ENVIRONMENT,
        health,
        readFrame,
        metrics,
        now,
      });
    },
    { prefix: '/_delivery' },
  );

  const autopilots = [...environments.values()].flatMap((environment) => {
    const change = releases.get(environment.name);
    if (!change) return [];
    return createAutopilot({
      environment,
      health,
      releases: change,
      checkBuild: createBuildCheck({ ledger: environment.ledger, store, now }),
      mode: modeOf(settings.AUTOPILOT, environment.name),
      proof: { minutes: settings.PROVEN_MINUTES, sessions: settings.PROVEN_SESSIONS },
      usual: usualCounts(settings.USUAL_BAD_PERCENT),
      sendAlert: options.alert,
      onOutcome: (remote, outcome) =>
        metrics.autopilot.inc({ environment: environment.name, remote, outcome }),
      now,
    });
  });
  const keep = createHealthKeeper({
    recorder,
    store: health,
    days: settings.HEALTH_DAYS,
    log: app.log,
    now,
    look: async () => {
      for (const autopilot of autopilots) await autopilot.look();
    },
  });
  const report = (error: unknown) => app.log.error({ err: error }, 'the health of builds could not be kept');
  app.addHook('onClose', options.schedule(LOOK_MS, keep, report));
  return createRenderHealth({ environments, recorder, proofs, metrics });
}
