import { createServer, type RequestListener } from 'node:http';
import swagger from '@fastify/swagger';
import { CONTRACT_VERSION } from '@galopin/shared/contracts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { Administration } from './openAdministration';
import type { AlertParts } from '../alerts/openAlerts';
import type { Audit } from '../audit/openAudit';
import { noteAction, watchCalls } from '../audit/watchCalls';
import type { AudienceParts } from '../audience/openAudience';
import { createAuthenticate } from '../http/identity/authenticate';
import type { Revocations } from '../http/identity/createRevocations';
import type { ChangeFeed } from '../changes/ChangeFeed';
import type { DownloadLinks } from '../downloads/createDownloadLinks';
import type { RunnerExport } from '../downloads/createRunnerExport';
import type { Readers } from './createReaders';
import { addFeatures } from './addFeatures';
import { handleError, handleNotFound } from '../http/handleError';
import type { LegalStore, SellerStore } from '../legal/LegalStore';
import type { MemberStore } from '../members/MemberStore';
import type { NotificationHub } from '../messages/createNotificationHub';
import type { MessageParts } from '../messages/openMessages';
import type { PaymentParts } from '../payments/openPayments';
import type { RaceRepository } from '../races/createRaceRepository';
import { guardRoutes } from '../http/access';
import { describeAccess, registerOpenApi } from '../http/openapi';
import { publishRoutes } from '../messages/publishRoutes';
import { changeRoutes } from '../messages/changeRoutes';
import { releaseRoutes } from '../messages/releaseRoutes';
import { webhookRoutes } from '../payments/webhookRoutes';
import type { ContentDependencies } from '../content/contentRoutes';
import type { HealthDependencies } from '../health/healthRoutes';
import { createJsonParser } from '../http/createJsonParser';
import { countCalls } from '../http/limitCalls';
import type { ReadLimits } from '../http/limitReads';
import { refuseUnbounded } from '../http/refuseUnbounded';

export interface AppDependencies extends Readers, Pick<AlertParts, 'alerting' | 'alerts'> {
  readonly races: RaceRepository;
  readonly members: MemberStore;
  readonly paying: PaymentParts;
  readonly runnerExport: RunnerExport;
  readonly downloadLinks: DownloadLinks;
  readonly revocations: Revocations;
  readonly legal: Pick<LegalStore, 'find'>;
  readonly seller: Pick<SellerStore, 'find'>;
  readonly content: ContentDependencies['content'];
  readonly administration: Administration;
  readonly audit: Audit;
  readonly audience: AudienceParts;
  /** Where all nodes count calls; without it each process counts for itself. */
  readonly callCounter?: Redis | undefined;
  readonly hub: NotificationHub;
  readonly messaging: MessageParts;
  readonly changes: ChangeFeed;
  readonly probes: HealthDependencies['probes'];
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger?: FastifyBaseLogger;
  /** Whose word is taken for a visitor's address: addresses, networks or `loopback`, commas between them. */
  readonly trustedProxies?: string;
  /** How much of what is stored one visitor reads. */
  readonly readLimits?: ReadLimits;
  /** What delivery shows when it tells of a release, and when it reads for itself; without it nobody can. */
  readonly internalToken?: string | undefined;
  /** Bearer of other systems that publish messages; without it only the administrator does. */
  readonly webhookToken?: string | undefined;
  /** Answers everything under `/parse`; such requests never reach the routes here. */
  readonly parse?: RequestListener;
}

/** Milliseconds that a call may take to arrive, its body included. */
const CALL_LIMIT_MS = 30_000;
const PARSE_PATH = /^\/parse(?=[/?]|$)/;

/** Builds the product's API. It does not listen. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = Fastify({
    ...(dependencies.logger === undefined ? { logger: false } : { loggerInstance: dependencies.logger }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: dependencies.trustedProxies ?? 'loopback',
    requestTimeout: CALL_LIMIT_MS,
    // What comes on a connection that is still open is answered as ever.
    return503OnClosing: false,
    frameworkErrors: handleError,
    serverFactory: (handler) =>
      createServer({ requestTimeout: CALL_LIMIT_MS }, withoutGuesses(withParse(handler, dependencies.parse))),
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, createJsonParser(app));
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  // Streams never end by themselves: closing would wait for them.
  app.addHook('preClose', (done) => {
    dependencies.hub.close();
    done();
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Galopin', version: CONTRACT_VERSION } },
    transform: describeAccess,
  });
  const { audit, internalToken, messaging, paying, revocations, webhookToken, now } = dependencies;
  app.decorateRequest('identity', null);
  watchCalls(app, audit);
  if (internalToken !== undefined) {
    await app.register(releaseRoutes, { ...messaging, internalToken });
    await app.register(changeRoutes, { ...dependencies, internalToken });
  }
  await countCalls(app, dependencies.callCounter);
  await app.register(webhookRoutes, paying);
  await app.register(publishRoutes, { ...messaging, ...revocations, trail: audit.trail, webhookToken, now });
  await app.register(async (api) => {
    api.addHook('onRequest', createAuthenticate(dependencies.revocations.verifier));
    guardRoutes(api, now, (request) => noteAction(request, audit.trail));
    refuseUnbounded(api);
    await addFeatures(api, dependencies);
    registerOpenApi(api, () => app.swagger());
  });
  await app.ready();
  return app;
}

/** No browser takes an answer, Parse Server's included, for anything but what it says it is. */
function withoutGuesses(handler: RequestListener): RequestListener {
  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    return handler(request, response);
  };
}

/** Hands requests under `/parse` to Parse Server as if it stood at the root, the way Express mounts an app. */
function withParse(handler: RequestListener, parse: RequestListener | undefined): RequestListener {
  if (parse === undefined) return handler;
  return (request, response) => {
    const url = request.url ?? '/';
    if (!PARSE_PATH.test(url)) return handler(request, response);
    const rest = url.replace(PARSE_PATH, '');
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    return parse(Object.assign(request, { originalUrl: url, baseUrl: '/parse' }), response);
  };
}
