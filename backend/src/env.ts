import path from 'node:path';
import { readSettings, SettingsError, type SettingFault } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { FollowPace } from './follow/FollowPace';
import { PaymentEnvironment, readPaymentSettings, type PaymentSettings } from './payments/paymentSettings';

/** Google's public keys for the ID tokens of Firebase Authentication, as a JSON Web Key Set. */
const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** PMU's public TurfInfo, as its web client asks it. */
const TURFINFO = 'https://online.turfinfo.api.pmu.fr/rest/client/61';
/** Beyond 25 months no figure of a visit may be kept (CNIL, exemption of audience measurement). */
const AUDIENCE_DAYS_WANTED = 'whole days from 1 to 760 are wanted';
const LOCAL_EMULATOR = '127.0.0.1:9099';

const port = (otherwise: string) =>
  v.pipe(
    v.optional(v.string(), otherwise),
    v.regex(/^\d{1,5}$/, 'a port number from 1 to 65535 is wanted'),
    v.transform(Number),
    v.minValue(1, 'a port number from 1 to 65535 is wanted'),
    v.maxValue(65535, 'a port number from 1 to 65535 is wanted'),
  );
const milliseconds = (least: number, most: number, otherwise: number) => {
  const wanted = `whole milliseconds from ${least} to ${most} are wanted`;
  return v.pipe(
    v.optional(v.string(), String(otherwise)),
    v.regex(/^\d{1,9}$/, wanted),
    v.transform(Number),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
  );
};
const webAddress = (wanted: string) => v.pipe(v.string(), v.url(wanted), v.regex(/^https?:\/\//, wanted));

/** Every environment variable the backend reads, with its rule and its default. */
export const BackendEnvironment = v.object({
  BACKEND_PORT: port('3001'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\/./, 'an address like postgres://user:password@host:5432/name is wanted'),
    ),
  ),
  ADMIN_EMAIL: v.pipe(v.optional(v.string(), 'admin@demo.test'), v.email('an e-mail address is wanted')),
  DEMO: v.optional(v.picklist(['1', '0', 'true', 'false'], '1 or 0 is wanted')),
  NODE_ENV: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'fatal, error, warn, info, debug or silent is wanted',
    ),
    'warn',
  ),
  FIREBASE_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'a Firebase project id is wanted')),
    'demo-galopin',
  ),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+:\d+$/, 'host:port of the Auth emulator is wanted')),
  ),
  FIREBASE_KEYS_URL: v.optional(webAddress('the address of a JSON Web Key Set is wanted'), GOOGLE_KEYS),
  PARSE_APP_ID: v.optional(v.string()),
  PARSE_JAVASCRIPT_KEY: v.optional(v.string()),
  PARSE_MASTER_KEY: v.optional(v.string()),
  PMU_BASE_URL: v.optional(webAddress("the address of PMU's TurfInfo is wanted")),
  PMU_LIVE_INTERVAL_MS: milliseconds(250, 60_000, 1000),
  PMU_PAUSE_MS: milliseconds(50, 60_000, 300),
  INTERNAL_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(24, 'at least 24 characters, the same for delivery, are wanted')),
  ),
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^rediss?:\/\/./, 'an address like redis://user:password@host:6379/0 is wanted'),
    ),
  ),
  WEBHOOK_TOKEN: v.optional(v.pipe(v.string(), v.minLength(24, 'at least 24 characters are wanted'))),
  AUDIENCE_DAYS: v.pipe(
    v.optional(v.string(), '395'),
    v.regex(/^\d{1,3}$/, AUDIENCE_DAYS_WANTED),
    v.transform(Number),
    v.minValue(1, AUDIENCE_DAYS_WANTED),
    v.maxValue(760, AUDIENCE_DAYS_WANTED),
  ),
  SITE_ORIGIN: v.optional(webAddress('the address of the site is wanted'), 'http://localhost:3000'),
  ...PaymentEnvironment.entries,
});

/** Settings of the backend, ready for use. */
export interface BackendSettings {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Absent: the embedded database of the data folder. */
  readonly databaseUrl: string | undefined;
  readonly adminEmail: string;
  readonly demo: boolean;
  readonly logLevel: string;
  readonly firebase: {
    readonly projectId: string;
    /** `host:port`; unsigned tokens are accepted only when this is set. */
    readonly emulatorHost: string | undefined;
    readonly keysUrl: string;
  };
  readonly parse: {
    readonly appId: string | undefined;
    readonly javascriptKey: string | undefined;
    readonly masterKey: string | undefined;
  };
  /** Address of PMU's TurfInfo, before `/programme`. */
  readonly pmuBaseUrl: string;
  /** How PMU's day is followed; absent unless its address is set, as the default one serves imports by hand. */
  readonly followPace: FollowPace | undefined;
  readonly siteOrigin: string;
  readonly payment: PaymentSettings;
  /** What delivery shows when it tells of a release; without it none is taken. */
  readonly internalToken: string | undefined;
  /** Shared by all nodes; absent on a single one. */
  readonly redisUrl: string | undefined;
  /** Bearer of other systems that publish messages; without it only the administrator does. */
  readonly webhookToken: string | undefined;
  /** Days that page views, events and durations are kept. */
  readonly audienceDays: number;
}

/**
 * Reads the backend's settings.
 * @throws SettingsError naming every variable that cannot be used
 */
export function readBackendSettings(
  environment: Readonly<Record<string, string | undefined>>,
): BackendSettings {
  const read = readSettings(BackendEnvironment, environment);
  const production = read.NODE_ENV === 'production';
  const demo = read.DEMO === undefined ? read.DATABASE_URL === undefined : ['1', 'true'].includes(read.DEMO);
  if (production && read.FIREBASE_AUTH_EMULATOR_HOST !== undefined)
    throw new SettingsError([emulatorFault(read)]);
  return {
    port: read.BACKEND_PORT,
    host: read.HOST,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    adminEmail: read.ADMIN_EMAIL,
    demo,
    logLevel: read.LOG_LEVEL,
    firebase: {
      projectId: read.FIREBASE_PROJECT_ID,
      emulatorHost: read.FIREBASE_AUTH_EMULATOR_HOST ?? (demo && !production ? LOCAL_EMULATOR : undefined),
      keysUrl: read.FIREBASE_KEYS_URL,
    },
    parse: {
      appId: read.PARSE_APP_ID,
      javascriptKey: read.PARSE_JAVASCRIPT_KEY,
      masterKey: read.PARSE_MASTER_KEY,
    },
    pmuBaseUrl: read.PMU_BASE_URL ?? TURFINFO,
    followPace:
      read.PMU_BASE_URL === undefined
        ? undefined
        : { liveInterval: read.PMU_LIVE_INTERVAL_MS, pause: read.PMU_PAUSE_MS },
    siteOrigin: read.SITE_ORIGIN,
    payment: readPaymentSettings(read),
    internalToken: read.INTERNAL_TOKEN,
    redisUrl: read.REDIS_URL,
    webhookToken: read.WEBHOOK_TOKEN,
    audienceDays: read.AUDIENCE_DAYS,
  };
}

function emulatorFault(read: { readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined }): SettingFault {
  return {
    name: 'FIREBASE_AUTH_EMULATOR_HOST',
    found: read.FIREBASE_AUTH_EMULATOR_HOST,
    wanted: 'must not be set with NODE_ENV=production, the emulator accepts anyone',
  };
}
