import { CONTRACT_VERSION } from '@galopin/shared/contracts';
import type { FollowHealth } from '../follow/createFollowJournal';
import type { NotificationHub } from '../messages/createNotificationHub';
import { ADMIN, ANYONE } from '../http/access';
import type { App } from '../http/App';
import { healthSchema, systemHealthSchema } from './health.schema';

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

/** `GET /health` for machines, `GET /apin/health/system` for the administrator. */
export function registerHealth(app: App, { probes, hub, now }: HealthDependencies): void {
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
    const status: State = failing ? 'failing' : 'ok';
    return {
      status,
      database,
      parse,
      ...(accounts !== undefined && { demoAccounts: accounts }),
      ...(probes.follow !== undefined && { follow: probes.follow() }),
    };
  };

  app.get('/health', { schema: healthSchema, ...ANYONE }, async (_request, reply) => {
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

  app.get('/apin/health/system', { schema: systemHealthSchema, ...ADMIN }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({
      ...(await look()),
      stream: { clients: hub.size },
      startedAt: new Date(startedAt).toISOString(),
      uptimeSeconds: uptimeSeconds(),
      memoryBytes: process.memoryUsage.rss(),
      versions: { node: process.version, contract: CONTRACT_VERSION },
    });
  });
}

type State = 'ok' | 'failing';

interface ProbeResult {
  readonly status: State;
  readonly latencyMs: number;
  readonly version: string | null;
  readonly reason?: string;
}

async function runProbe(probe: HealthProbe): Promise<ProbeResult> {
  const begun = performance.now();
  const latencyMs = () => Math.round((performance.now() - begun) * 10) / 10;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PROBE_TIMEOUT_MS} ms`)), PROBE_TIMEOUT_MS);
  });
  try {
    const version = await Promise.race([probe(), late]);
    return { status: 'ok', latencyMs: latencyMs(), version };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 'failing', latencyMs: latencyMs(), version: null, reason };
  } finally {
    clearTimeout(timer);
  }
}
