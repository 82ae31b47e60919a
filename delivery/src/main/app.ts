import { constants } from 'node:zlib';
import { runEvery, type RunEvery, createAlerts } from '@galopin/shared/server';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { OwnersFile } from '../access/openOwnersFile';
import { createAnswerCache } from '../answers/createAnswerCache';
import { answerError } from '../api/answerError';
import { createApiOptions } from '../api/createApiOptions';
import { deliveryApi } from '../api/deliveryApi';
import { closeAfterEarlyAnswers } from '../http/closeAfterEarlyAnswers';
import type { DocumentWriter } from '../documents/createDocumentWriter';
import { createPageHeads } from '../documents/createPageHeads';
import type { DeliverySettings } from '../settings/env';
import { createEnvironments, environmentNames, environmentOf, startEnvironments } from '../environments';
import { buildFileRoutes } from '../files/buildFileRoutes';
import { createArtifactReader } from '../files/createArtifactReader';
import { answerHeaders, commonHeaders } from '../http/answerHeaders';
import { healthRoute } from '../health/healthRoute';
import { registerHealth } from './registerHealth';
import type { LedgerDatabase } from '../ledger/LedgerDatabase';
import { migrateLedger, SIGNATURE_MIGRATION } from './migrations';
import { proxyRoutes } from '../proxy/proxyRoutes';
import { keepPruning } from '../retention/keepPruning';
import { createPointerSigner } from '../signing/createPointerSigner';
import { loadSigningKeys } from '../signing/signingKeys';
import { siteMapRoute } from '../static/siteMapRoute';
import { staticRoutes } from '../static/staticRoutes';
import type { BuildStore } from '../store/BuildStore';
import { createLinkSigner, loadLinkKey } from '../visitors/createLinkSigner';
import { createVisitors } from '../visitors/createVisitors';
import { addTeams } from './addTeams';
import { addVisitorRoutes } from './addVisitorRoutes';
import { createRendering } from './createRendering';

/** Quality for what is compressed on the way out: near the best size, at a few milliseconds a document. */
const BROTLI_QUALITY = 5;
/** Milliseconds a call may take to arrive; the slowest is a build that a team publishes. */
const CALL_LIMIT_MS = 60_000;
const HEADERS_LIMIT_MS = 20_000;
/** Milliseconds between two looks for connections past their limit. */
const CHECK_MS = 5000;

export interface DeliveryDependencies {
  readonly settings: DeliverySettings;
  readonly db: Kysely<LedgerDatabase>;
  readonly store: BuildStore;
  /** The same store, as visitors' requests read it. */
  readonly files: BuildStore;
  /** Bearer token that may do everything in the release API. */
  readonly token: string;
  /** What the teams' tokens may do; followed from here on. */
  readonly owners: OwnersFile;
  readonly logger: FastifyBaseLogger | false;
  readonly now?: () => Date;
  /** How work is repeated; by the clock by default. */
  readonly schedule?: RunEvery;
}

/** Builds delivery without listening. It serves from its first request on, with or without a database. */
export async function buildDelivery(dependencies: DeliveryDependencies): Promise<FastifyInstance> {
  const { settings, db, store, files, token, owners, logger, now = () => new Date() } = dependencies;
  const { schedule = runEvery } = dependencies;
  let writeDocument: DocumentWriter | undefined;
  const app = await createServer(settings, logger, () => writeDocument);
  const alert = createAlerts({ url: settings.ALERT_WEBHOOK_URL, now, log: app.log });
  const environments = createEnvironments({
    db,
    migrate: async () => (await migrateLedger(db)).includes(SIGNATURE_MIGRATION),
    names: environmentNames(settings.RELEASE_ENVIRONMENT),
    dataDir: settings.DATA_DIR,
    signer: createPointerSigner(await loadSigningKeys(settings)),
    alert,
    now,
    log: app.log,
  });
  const api = createApiOptions({
    settings,
    db,
    store,
    environments,
    token,
    owners: owners.current,
    alert,
    now,
    log: app.log,
  });
  const { authenticate, releases } = api;

  const links = createLinkSigner(await loadLinkKey(settings), now);
  const readArtifact = createArtifactReader(store);
  const visitors = createVisitors({
    environments,
    main: settings.RELEASE_ENVIRONMENT,
    links,
    readArtifact,
  });

  const common = { settings, db, environments, authenticate, alert, schedule, now };
  const renders = await registerHealth(app, { ...common, store, releases, visitors, links });
  await app.register(deliveryApi, { prefix: '/_delivery', ...api });
  await addTeams(app, { ...common, owners, tokens: api.tokens });
  const answers = createAnswerCache({
    backendUrl: settings.BACKEND_URL,
    internalToken: settings.INTERNAL_TOKEN,
    parse: { appId: settings.PARSE_APP_ID, javascriptKey: settings.PARSE_JAVASCRIPT_KEY },
    log: app.log,
    now: () => now().getTime(),
    schedule,
  });
  app.addHook('onClose', () => answers.close());
  await app.register(proxyRoutes, { ...settings, answers });
  await app.register(buildFileRoutes, { store: files, readArtifact, environments });
  const { live } = environmentOf(environments, settings.RELEASE_ENVIRONMENT);
  await app.register(healthRoute, { live, backendUrl: settings.BACKEND_URL });
  await app.register(staticRoutes, { ...settings, now });
  await app.register(siteMapRoute, { ...settings, now });
  writeDocument = await addVisitorRoutes(app, {
    visitors,
    environments,
    heads: createPageHeads({ ...settings, now, log: app.log }),
    pages: createRendering(app, { settings, store: files, answers, now }),
    renders,
    settings,
    authenticate,
    links,
    readArtifact,
    now,
  });
  keepPruning(app, api.pruner, schedule);
  await startEnvironments(app, environments, settings);
  return app;
}

async function createServer(
  settings: DeliverySettings,
  logger: FastifyBaseLogger | false,
  writeDocument: () => DocumentWriter | undefined,
): Promise<FastifyInstance> {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    logController: new LogController({ disableRequestLogging: true }),
    // Answers under way are finished; a connection that waits for its next call has none.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // All of a call, its body included. Node forgets this limit where the one of the headers is longer.
    requestTimeout: CALL_LIMIT_MS,
    http: { headersTimeout: HEADERS_LIMIT_MS, connectionsCheckingInterval: CHECK_MS },
    trustProxy: settings.TRUSTED_PROXIES,
    // What does not fit a schema is refused, never made to fit.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, request, reply) => {
      // An address that cannot be decoded, or is too long for the router, is one more that names nothing.
      writeDocument()?.(request).then(
        ({ status, headers, body }) =>
          reply.raw
            .writeHead(status, { ...commonHeaders(settings.SITE_ORIGIN, request.protocol), ...headers })
            .end(body),
        (error: unknown) => {
          request.log.error({ err: error }, 'no document could be written');
          reply.raw.destroy();
        },
      );
    },
  });
  answerHeaders(app, settings);
  closeAfterEarlyAnswers(app);
  app.setErrorHandler(answerError);
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  return app;
}
