import type { FastifyPluginAsync } from 'fastify';
import { CONTRACT_VERSION, described, systemHealth, type PartReport } from '@galopin/shared/contracts';
import * as v from 'valibot';
import type { FollowHealth } from '../follow/createFollowJournal';
import type { NotificationHub } from '../messages/createNotificationHub';
import { ANYONE } from '../http/access';
import { jsonSchema, serveCall } from '../http/serveCall';

/** Asks one part of the system; returns its version if it tells. Throws when it does not serve. */
export type HealthProbe = () => Promise<string | null>;

/** The parts of the system that are asked. */
export interface HealthProbes {
  readonly database: HealthProbe;
  readonly parse: HealthProbe;
  /** Only in a demo. */
  readonly demoAccounts?: HealthProbe;
  /** Only where PMU is followed. A feed that is away is no reason to take the site for unwell. */
  readonly follow?: () => FollowHealth;
}

export interface HealthDependencies {
  readonly probes: HealthProbes;
  readonly hub: NotificationHub;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Less than delivery waits for the answer. */
const PROBE_TIMEOUT_MS = 1500;

const STATES = ['ok', 'failing'] as const;
type State = (typeof STATES)[number];

/** The same whether it is well or not, so that machines read one thing. */
const HEALTH = jsonSchema(
  v.object({
    status: v.picklist(STATES),
    database: v.picklist(STATES),
    parse: v.picklist(STATES),
    demoAccounts: v.exactOptional(v.picklist(STATES)),
    follow: v.exactOptional(
      described(
        v.picklist(['ok', 'degraded']),
        'how the following of PMU goes, where it is on; never makes the site unwell',
      ),
    ),
    uptimeSeconds: v.pipe(v.number(), v.integer()),
  }),
  'output',
);

/** `GET /health` for machines, the state of every part for the administrator. */
export const healthRoutes: FastifyPluginAsync<HealthDependencies> = async (app, { probes, hub, now }) => {
  const startedAt = now();
  const uptimeSeconds = () => Math.floor((now() - startedAt) / 1000);
  const look = async () => {
    const { demoAccounts } = probes;
    const [database, parse, accounts] = await Promise.all([
      runProbe(probes.database),
      runProbe(probes.parse),
      demoAccounts === undefined ? undefined : runProbe(demoAccounts),
    ]);
    const failing = [database, parse, accounts].some((part) => part?.status === 'failing');
    return {
      status: stateOf(!failing),
      database,
      parse,
      ...(accounts !== undefined && { demoAccounts: accounts }),
      ...(probes.follow !== undefined && { follow: probes.follow() }),
    };
  };

  const schema = { summary: 'Whether everything serves', response: { 200: HEALTH, 503: HEALTH } };
  app.get('/health', { schema, ...ANYONE }, async (_request, reply) => {
    const { status, database, parse, demoAccounts, follow } = await look();
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        database: database.status,
        parse: parse.status,
        ...(demoAccounts !== undefined && { demoAccounts: demoAccounts.status }),
        ...(follow !== undefined && { follow: follow.status }),
        uptimeSeconds: uptimeSeconds(),
      });
  });

  serveCall(app, systemHealth, async () => ({
    ...(await look()),
    stream: { clients: hub.size },
    uptimeSeconds: uptimeSeconds(),
    memoryBytes: process.memoryUsage.rss(),
    versions: { node: process.version, contract: CONTRACT_VERSION },
  }));
};

const stateOf = (isWell: boolean): State => (isWell ? 'ok' : 'failing');

type ProbeResult = PartReport & { readonly status: State };

async function runProbe(probe: HealthProbe): Promise<ProbeResult> {
  const begun = performance.now();
  const latencyMs = () => Math.round((performance.now() - begun) * 10) / 10;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PROBE_TIMEOUT_MS} ms`)), PROBE_TIMEOUT_MS);
  });
  try {
    const version = await Promise.race([probe(), late]);
    return { status: 'ok', latencyMs: latencyMs(), version, reason: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 'failing', latencyMs: latencyMs(), version: null, reason };
  } finally {
    clearTimeout(timer);
  }
}
