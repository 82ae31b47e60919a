import { tmpdir } from 'node:os';
import { NO_FAVOURITES } from '@galopin/shared/contracts';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { openAlerts, type AlertParts, type OpenAlertsOptions } from '../alerts/openAlerts';
import type { FavouritesOf } from '../alerts/gatherAlerts';
import { openAdministration, type AdministrationOptions } from '../main/openAdministration';
import { openAudit, type Audit } from '../audit/openAudit';
import { openAudience, type AudienceParts } from '../audience/openAudience';
import { asContractLogger } from '../main/asContractLogger';
import { createRevocations } from '../http/identity/createRevocations';
import type { TokenVerifier } from '../http/identity/createTokenVerifier';
import { createChangeFeed, type ChangeFeed } from '../changes/ChangeFeed';
import { buildApp, type AppDependencies } from '../main/app';
import { createContentVersions } from '../content/createContentVersions';
import { createTippedRaces } from '../content/createTippedRaces';
import { createDownloadLinks } from '../downloads/createDownloadLinks';
import { createRunnerExport } from '../downloads/createRunnerExport';
import type { MemberStore } from '../members/MemberStore';
import { createNotificationHub, type NotificationHub } from '../messages/createNotificationHub';
import { openMessages, type MessageParts } from '../messages/openMessages';
import { createPaymentStore } from '../payments/createPaymentStore';
import { keepRecords } from '../payments/keepRecords';
import { openPayments, type PaymentParts } from '../payments/openPayments';
import type { PayPalClient } from '../payments/paypal/createPayPalClient';
import { createLonelyBus } from '../redis/NodeBus';
import { createRaceRepository } from '../races/createRaceRepository';
import { createReaders } from '../main/createReaders';
import { createMemoryLiveStores, type MemoryLiveStores } from './createMemoryLiveStores';
import { createMemoryMemberStore } from './createMemoryMemberStore';
import { openTestDatabase, type TestDatabase } from './openTestDatabase';
import { createTestTokens, TEST_ADMIN, type TestTokens } from './testTokens';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly tokens: TestTokens;
  readonly members: MemberStore;
  readonly paying: PaymentParts;
  readonly audience: AudienceParts;
  readonly audit: Audit;
  readonly alerting: AlertParts;
  /** What visitors see of what editors write. */
  readonly live: MemoryLiveStores;
  readonly hub: NotificationHub;
  readonly messaging: MessageParts;
  readonly changes: ChangeFeed;
  /** Asks for a path, as anyone, a member or the administrator. */
  get(
    url: string,
    as?: 'anyone' | 'member' | 'admin',
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON; null for an empty body. */
  readonly body: unknown;
}

/** What a test replaces, beside the parts of the API. */
export interface TestAppOptions extends Partial<AppDependencies> {
  readonly verifier?: TokenVerifier;
  readonly paypal?: PayPalClient;
  /** How imports are made; PMU is asked nothing unless told otherwise. */
  readonly settings?: AdministrationOptions['settings'];
  /** How alerts are sent; nothing is unless told otherwise. */
  readonly alertSettings?: Partial<OpenAlertsOptions['settings']>;
}

const PLAN = { amount: { value: '9.90', currency: 'EUR' }, days: 30 };

/** The whole API on an empty database of its own, without Parse. */
export async function createTestApp({
  verifier,
  paypal,
  alertSettings,
  settings = { dataDir: tmpdir(), demo: true, pmuBaseUrl: '', pmuPause: 0 },
  ...overrides
}: TestAppOptions = {}): Promise<TestApp> {
  const [database, tokens] = await Promise.all([openTestDatabase(), createTestTokens()]);
  const [hub, changes] = [createNotificationHub(), createChangeFeed()];
  const now = overrides.now ?? Date.now;
  const logger = asContractLogger(overrides.logger ?? pino({ level: 'silent' }));
  const parts = { db: database.db, now, logger };
  const messaging = await openMessages({ ...parts, hub, bus: createLonelyBus(), changes });
  const store = createPaymentStore(database.db);
  const members = keepRecords(createMemoryMemberStore(), store);
  const paying = openPayments({ store, paypal, plan: PLAN, now, logger });
  const audience = openAudience({ ...parts, keepDays: 395, siteOrigin: 'http://localhost:3000' });
  const audit = openAudit(parts);
  const alerting = openTestAlerts({ ...parts, changes, members, settings: alertSettings });
  const races = createRaceRepository(database.db);
  const live = createMemoryLiveStores();
  const app = await buildApp({
    races,
    ...createReaders(database.db, changes),
    members,
    legal: live.legal,
    seller: live.seller,
    content: {
      versions: createContentVersions(database.db),
      stores: live,
      races: createTippedRaces(races),
    },
    administration: openAdministration({ ...parts, changes, store, paypal, settings }),
    audit,
    audience,
    ...alerting,
    paying,
    runnerExport: createRunnerExport(database.db),
    downloadLinks: createDownloadLinks('a secret of the test', now),
    revocations: createRevocations({
      verifier: verifier ?? tokens.verifier,
      revokedBefore: async (uid) => (await members.find(uid))?.revokedBefore,
    }),
    hub,
    messaging,
    changes,
    now,
    probes: { database: () => Promise.resolve('17.5'), parse: () => Promise.resolve('9.0') },
    ...overrides,
  });
  return {
    app,
    database,
    tokens,
    members,
    paying,
    audience,
    audit,
    alerting,
    live,
    hub,
    messaging,
    changes,
    get: await createGet(app, tokens),
    close: async () => {
      await app.close();
      await messaging.stop();
      await database.close();
    },
  };
}

type AlertTestParts = Pick<OpenAlertsOptions, 'db' | 'now' | 'logger' | 'changes'> & {
  readonly members: MemberStore;
  readonly settings: TestAppOptions['alertSettings'];
};

/** Alerts as another process on the same database would open them. */
export function openTestAlerts({ members, settings, ...parts }: AlertTestParts): AlertParts {
  return openAlerts({
    ...parts,
    work: parts.db,
    secret: 'a secret of the test',
    favouritesOf: favouritesIn(members),
    settings: {
      mail: undefined,
      pushKeys: undefined,
      pushServices: [],
      contact: TEST_ADMIN,
      siteOrigin: 'http://localhost:3000',
      ...settings,
    },
  });
}

const favouritesIn =
  (members: MemberStore): FavouritesOf =>
  async (uids) => {
    const found = await Promise.all(uids.map((uid) => members.find(uid)));
    return new Map(found.map((member) => [member?.uid ?? '', member?.favourites ?? NO_FAVOURITES]));
  };

async function createGet(app: FastifyInstance, tokens: TestTokens): Promise<TestApp['get']> {
  const bearer = {
    member: `Bearer ${await tokens.sign({ sub: 'member-1' })}`,
    admin: `Bearer ${await tokens.sign({ sub: 'admin-1', email: TEST_ADMIN, email_verified: true })}`,
  };
  return async (url, as = 'anyone', headers = {}) => {
    const authorization = as === 'anyone' ? {} : { authorization: bearer[as] };
    const answer = await app.inject({ url, headers: { ...authorization, ...headers } });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.payload === '' ? null : (JSON.parse(answer.payload) as unknown),
    };
  };
}
