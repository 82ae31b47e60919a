import { utcDay } from '@galopin/shared/lib';
import { createAlerts, endConnections } from '@galopin/shared/server';
import type { Logger } from '@galopin/shared/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createRemoteJWKSet } from 'jose';
import type { Redis } from 'ioredis';
import { startAlerts } from './startAlerts';
import { openAdministration } from './openAdministration';
import { buildApp } from './app';
import { asContractLogger } from './asContractLogger';
import { startAudit } from '../audit/startAudit';
import { openAudience, type AudienceParts, type OpenAudienceOptions } from '../audience/openAudience';
import { createRevocations } from '../http/identity/createRevocations';
import { createTokenVerifier, type TokenVerifier } from '../http/identity/createTokenVerifier';
import { createProbes } from './createProbes';
import type { OpenExtension } from './Extension';
import { createContentVersions } from '../content/createContentVersions';
import { createTippedRaces } from '../content/createTippedRaces';
import { createDownloadLinks } from '../downloads/createDownloadLinks';
import { createRunnerExport } from '../downloads/createRunnerExport';
import type { BackendSettings } from './env';
import { followPmu } from '../follow/followPmu';
import { loadParseKeys } from '@galopin/shared/settings';
import { announceChange } from '../messages/announceChange';
import { createParse } from '../parse/createParse';
import { createRaceRepository } from '../races/createRaceRepository';
import { racesOfContent } from './racesOfContent';
import { createReaders } from './createReaders';
import { openDatabase } from './openDatabase';
import { startMessages } from './startMessages';
import { openPaying } from './openPaying';
import { startMembers } from './startMembers';
import { createCallCounter } from '../redis/createCallCounter';
import { startStatsRefresher } from '../stats/startStatsRefresher';
import { startLastMinuteKeeper, type LastMinuteKeeperOptions } from '../last-minute/startLastMinuteKeeper';
import { startNameRefresher, type NameRefresherOptions } from '../search/startNameRefresher';

/** A running backend. */
export interface Backend {
  readonly url: string;
  /** Ends streams and answers under way, then everything behind them. */
  stop(): Promise<void>;
}

/**
 * Starts all of the backend: database, tables, Parse, what runs beside it, API.
 * @throws Error saying what could not be started; what had been started is stopped again
 */
export async function startBackend(
  settings: BackendSettings,
  logger: FastifyBaseLogger,
  openExtension?: OpenExtension,
): Promise<Backend> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { url: await startInOrder(settings, logger, closers, openExtension), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startInOrder(
  settings: BackendSettings,
  logger: FastifyBaseLogger,
  closers: (() => Promise<unknown>)[],
  openExtension: OpenExtension | undefined,
): Promise<string> {
  const now = Date.now;
  const log = asContractLogger(logger);
  const keys = loadParseKeys(settings.dataDir, settings.parse);
  const { database, db, work, limits } = await openDatabase(settings, logger, closers);
  const parts = { db, now, logger: log };
  const { store, paypal, paying } = openPaying(settings, parts);
  const revocations = createRevocations({
    verifier: createVerifier(settings),
    revokedBefore: async (uid) => (await parse.members.find(uid))?.revokedBefore,
  });
  const { hub, changes, messaging } = await startMessages(settings, parts, closers);
  const refreshed = { ...parts, db: work, changes };
  const races = createRaceRepository(db);
  const parse = createParse({
    databaseUrl: database.url,
    limits,
    keys,
    serverUrl: `${settings.siteOrigin}/parse`,
    trustedProxies: settings.trustedProxies,
    verifier: revocations.verifier,
    ...racesOfContent(db, races),
    withPayment: (member) => paying.payments.withPayment(member),
    onChange: changes.announce,
    ...parts,
  });
  closers.push(() => parse.stop());
  const members = await startMembers(parse, store, { db: work, logger: log });

  const beside = startBeside(settings, { ...refreshed, db, work, secret: keys.masterKey }, closers);
  const live = { ...parts, db: work, onChange: changes.announce, publish: messaging.announce };
  const extension = openExtension?.({ ...live, settings, stores: { ...parse, members }, log, logger });
  if (extension !== undefined) closers.push(stopOf(extension));
  const feed = followPmu(settings, { ...live, alert: alertOf(settings, logger), databaseUrl: database.url });
  const administration = openAdministration({ ...refreshed, db, work, store, paypal, settings, feed });
  const app = await buildApp({
    races,
    ...createReaders(db, changes, settings.silkPictures),
    members,
    legal: parse.legal,
    seller: parse.seller,
    content: { versions: createContentVersions(db), stores: parse, races: createTippedRaces(races) },
    administration,
    parse: parse.handler,
    ...beside,
    callCounter: startCallCounter(settings, log, closers),
    paying,
    runnerExport: createRunnerExport(db),
    downloadLinks: createDownloadLinks(keys.masterKey, now),
    revocations,
    hub,
    messaging,
    changes,
    now,
    logger,
    ...trustOf(settings),
    probes: createProbes({ db, parse, demoAccounts: extension?.probe, follow: feed?.health }),
  });
  closers.push(
    ...[administration, ...startRefreshers(refreshed)].map(stopOf),
    () => app.close(),
    () => endConnections(app.server, settings.stopGrace),
    paying.start(),
  );
  if (extension !== undefined) closers.push(stopOf(await extension.start()));
  if (feed !== null) closers.push(stopOf(feed.start()));
  if (extension !== undefined || feed !== null) messaging.announce(restartOf(now()));
  return listen(app, settings);
}

const alertOf = ({ alertUrl: url }: BackendSettings, log: FastifyBaseLogger) =>
  createAlerts({ url, now: () => new Date(), log });

/** Whom the API believes, and how much one visitor reads of it. */
function trustOf({ internalToken, readLimits, trustedProxies, webhookToken }: BackendSettings) {
  return { internalToken, readLimits, trustedProxies, webhookToken };
}

/** A process that was killed may have stored what it could no longer tell: pages look once more. */
const restartOf = (at: number) => announceChange({ of: 'race', jour: utcDay(at), raceId: null });

const stopOf = (running: { stop(): Promise<unknown> }) => () => running.stop();

/** What writes down what visitors do, and what tells members of what they follow. */
const startBeside = (
  settings: BackendSettings,
  parts: Parameters<typeof startAlerts>[1],
  closers: (() => Promise<unknown>)[],
) => ({
  audience: startAudience(settings, parts, closers),
  audit: startAudit(parts, closers),
  ...startAlerts(settings, parts, closers),
});

/** Milliseconds that a report of the audience waits for figures of today where some are kept. */
const REPORT_WAIT_LIMIT = 200;

/** What goes on beside the calls, on what is stored. */
const startRefreshers = (refreshed: NameRefresherOptions & LastMinuteKeeperOptions) => [
  startStatsRefresher(refreshed),
  startNameRefresher(refreshed),
  startLastMinuteKeeper(refreshed),
];

/** What was taken in is stored before the database is left. */
function startAudience(
  { audienceDays, siteOrigin }: BackendSettings,
  parts: Pick<OpenAudienceOptions, 'db' | 'work' | 'now' | 'logger'>,
  closers: (() => Promise<unknown>)[],
): AudienceParts {
  const audience = openAudience({
    ...parts,
    keepDays: audienceDays,
    siteOrigin,
    waitLimit: REPORT_WAIT_LIMIT,
  });
  const keeper = audience.start();
  closers.push(
    () => audience.intake.stop(),
    () => keeper.stop(),
  );
  return audience;
}

function startCallCounter(
  { redisUrl }: BackendSettings,
  logger: Logger,
  closers: (() => Promise<unknown>)[],
): Redis | undefined {
  if (redisUrl === undefined) return undefined;
  const counter = createCallCounter(redisUrl, logger);
  closers.push(async () => counter.stop());
  return counter.redis;
}

function createVerifier({ firebase, adminEmail, wantsSecondFactor }: BackendSettings): TokenVerifier {
  return createTokenVerifier({
    projectId: firebase.projectId,
    keys: createRemoteJWKSet(new URL(firebase.keysUrl)),
    allowUnsigned: firebase.emulatorHost !== undefined,
    adminEmail,
    wantsSecondFactor,
  });
}

async function listen(app: FastifyInstance, { port, host }: BackendSettings): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} on ${host} is in use: stop what listens there, or set BACKEND_PORT.`, {
      cause: error,
    });
  }
}
