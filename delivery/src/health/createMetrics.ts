import type { HealthEvent } from '@galopin/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Environments } from '../environments';
import { LOAD_BOUNDS_MS } from './loadTimes';

/** Seconds; documents come out of memory, files from disk, the API from the backend. */
const REQUEST_BOUNDS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What Prometheus is told of this process. Each has its own registry, so that two in one test do not meet. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(environments: Environments) {
  const registry = new Registry();
  const registers = [registry];
  const build = ['environment', 'remote', 'build', 'role'] as const;
  collectDefaultMetrics({ register: registry });
  const events = new Counter({
    name: 'galopin_remote_events_total',
    help: 'What pages reported of builds: loaded, failed, crashed, fallback, exhausted, integrity, error, deprecated, mismatch.',
    labelNames: [...build, 'event'],
    registers,
  });
  const loads = new Histogram({
    name: 'galopin_remote_load_seconds',
    help: 'From the wish for a page to its first commit.',
    labelNames: build,
    buckets: LOAD_BOUNDS_MS.map((ms) => ms / 1000),
    registers,
  });
  describeReleases(registers, environments);

  return {
    registry,
    countEvent(environment: string, { kind, remote, build: buildId, role, ms }: HealthEvent): void {
      const labels = { environment, remote, build: buildId, role };
      events.inc({ ...labels, event: kind });
      if (kind === 'loaded' && ms !== undefined) loads.observe(labels, ms / 1000);
    },
    dropped: new Counter({
      name: 'galopin_beacons_dropped_total',
      help: 'What pages sent and was not counted, by why: unknown-build, override, rate.',
      labelNames: ['why'],
      registers,
    }),
    renders: new Counter({
      name: 'galopin_renders_total',
      help: 'Documents rendered on the server, or not and why: rendered, threw, late, memory, refused, missing, shape.',
      labelNames: [...build, 'outcome'],
      registers,
    }),
    reports: new Counter({
      name: 'galopin_policy_reports_total',
      help: 'What browsers reported that a policy refused, by type and directive.',
      labelNames: ['type', 'directive'],
      registers,
    }),
    autopilot: new Counter({
      name: 'galopin_autopilot_decisions_total',
      help: 'What the autopilot did, or did not do and why.',
      labelNames: ['environment', 'remote', 'outcome'],
      registers,
    }),
    requests: new Histogram({
      name: 'galopin_requests_seconds',
      help: 'Requests by what was asked for: document, build, api, delivery.',
      labelNames: ['kind', 'status'],
      buckets: REQUEST_BOUNDS_S,
      registers,
    }),
  };
}

/** Read when they are asked for: what serves is in memory. */
function describeReleases(registers: Registry[], environments: Environments): void {
  new Gauge({
    name: 'galopin_release',
    help: 'Number of the release that serves.',
    labelNames: ['environment'],
    registers,
    collect() {
      for (const { name, live } of environments.values())
        this.set({ environment: name }, live.current().pointer.state.release);
    },
  });
  new Gauge({
    name: 'galopin_ledger_up',
    help: '1 while the release ledger answers, 0 while the site serves from memory.',
    labelNames: ['environment'],
    registers,
    collect() {
      for (const { name, live } of environments.values())
        this.set({ environment: name }, live.database() === 'there' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'galopin_serving_info',
    help: '1 for every build that visitors are given.',
    labelNames: ['environment', 'remote', 'build', 'role'],
    registers,
    collect() {
      this.reset();
      for (const { name: environment, live } of environments.values())
        for (const [remote, { active, canary }] of Object.entries(live.current().pointer.state.names)) {
          this.set({ environment, remote, build: active, role: 'active' }, 1);
          if (canary) this.set({ environment, remote, build: canary.buildId, role: 'canary' }, 1);
        }
    },
  });
}

/** Times every answer of the app; addresses are grouped, never named. */
export function timeRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request.routeOptions.url ?? '/*');
    requests.observe({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
    done();
  });
}

function kindOf(route: string): string {
  if (route === '/*') return 'document';
  if (route.startsWith('/_mf/')) return 'build';
  return route.startsWith('/_') || route === '/health' ? 'delivery' : 'api';
}
