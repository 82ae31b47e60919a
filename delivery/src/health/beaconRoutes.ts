import rateLimit from '@fastify/rate-limit';
import { HEALTH_REPORTS_PATH, healthBeacon, type HealthEvent } from '@galopin/shared/contracts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { serveCall } from '../http/serveCall';
import type { VisitProofs } from '../visitors/createVisitProofs';
import type { Visitors } from '../visitors/createVisitors';
import type { Visitor } from '../visitors/Visitor';
import { browserClass } from './browserClass';
import type { HealthRecorder } from './createHealthRecorder';
import type { Metrics } from './createMetrics';
import type { IsKnownBuild } from './knownBuilds';
import { readReports } from './readReports';

const BODY_LIMIT = 64 * 1024;
/** Beacons and reports of one address a minute: an office behind one address sends fewer. */
const PER_MINUTE = 240;
/** Reports of one kind that are logged a minute; all are counted. */
const LOGGED_PER_MINUTE = 5;
const MINUTE_MS = 60_000;

export interface BeaconRoutesOptions {
  readonly recorder: HealthRecorder;
  readonly metrics: Metrics;
  /** Tells which environment a page belongs to, and who tries builds out. */
  readonly visitors: Pick<Visitors, 'identify'>;
  /** Tells whose reports may speak for or against a build. */
  readonly proofs: Pick<VisitProofs, 'isKnown'>;
  readonly isKnown: IsKnownBuild;
  readonly now: () => Date;
}

/**
 * Where pages tell how builds do, and browsers what their policies refused. Nothing about the visitor is kept: the
 * address limits and weighs, in memory; of the browser its engine remains.
 */
export const beaconRoutes: FastifyPluginAsync<BeaconRoutesOptions> = async (app, options) => {
  const { recorder, metrics, visitors, proofs, isKnown } = options;
  await app.register(rateLimit, {
    max: PER_MINUTE,
    timeWindow: MINUTE_MS,
    onExceeded: () => metrics.dropped.inc({ why: 'rate' }),
  });
  parseAnyJson(app);

  serveCall(
    app,
    healthBeacon,
    async ({ body: { session, events: sent, schema } }, request) => {
      const visitor = await visitors.identify(request);
      const environment = visitor.environment.name;
      const events = sent.filter((event) => counts(event, visitor));
      for (const event of events) metrics.countEvent(environment, event);
      const browser = browserClass(request.headers['user-agent']);
      const origin = { environment, address: request.ip, isKnown: proofs.isKnown(request), browser };
      recorder.record(origin, { schema, session, events });
      return null;
    },
    { bodyLimit: BODY_LIMIT },
  );

  function counts({ remote, build, role }: HealthEvent, { environment, overrides }: Visitor): boolean {
    // Whoever asked for a build by a link tries it out: nothing in that page says how the released ones do.
    const triesOut = role === 'override' || overrides.length > 0;
    if (triesOut) metrics.dropped.inc({ why: 'override' });
    else if (isKnown(environment.name, remote, build)) return true;
    else metrics.dropped.inc({ why: 'unknown-build' });
    return false;
  }

  const mayLog = limitLogging(options.now);
  app.post(HEALTH_REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    for (const report of readReports(request.body)) {
      metrics.reports.inc({ type: report.type, directive: report.directive });
      if (mayLog(`${report.type} ${report.directive}`))
        request.log.warn(report, 'a policy refused something');
    }
    return reply.code(204).send();
  });
};

/** `navigator.sendBeacon` sends JSON as plain text, so that no browser asks for leave first; reports have own types. */
function parseAnyJson(app: FastifyInstance): void {
  const types = ['text/plain', 'application/csp-report', 'application/reports+json'];
  app.addContentTypeParser(types, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
}

/** A broken policy is reported by every page view: a few lines say as much as thousands. */
function limitLogging(now: () => Date): (kind: string) => boolean {
  let minute = 0;
  let logged = new Map<string, number>();
  return (kind) => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) logged = new Map();
    minute = current;
    const count = (logged.get(kind) ?? 0) + 1;
    logged.set(kind, count);
    return count <= LOGGED_PER_MINUTE;
  };
}
