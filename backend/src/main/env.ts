import path from 'node:path';
import {
  DeploymentEnvironment,
  type DeploymentVariables,
  portNumber,
  readDeployment,
  readSettings,
  SettingsError,
  throwFaultsOf,
} from '@galopin/shared/settings';
import * as v from 'valibot';
import type { FollowPace } from '../follow/FollowPace';
import { AlertEnvironment, readAlertSettings, type AlertSettings } from '../alerts/alertSettings';
import { READ_LIMITS, type ReadLimits } from '../http/limitReads';
import { PaymentEnvironment, readPaymentSettings, type PaymentSettings } from '../payments/paymentSettings';

/** Google's public keys for the ID tokens of Firebase Authentication, as a JSON Web Key Set. */
const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** PMU's public TurfInfo, as its web client asks it. */
const TURFINFO = 'https://online.turfinfo.api.pmu.fr/rest/client/61';
/** Beyond 25 months no figure of a visit may be kept (CNIL, exemption of audience measurement). */
const MOST_AUDIENCE_DAYS = 760;

const whole = (unit: 'milliseconds' | 'days') => (least: number, most: number, otherwise: number) => {
  const wanted = `whole ${unit} from ${least} to ${most} are wanted`;
  return v.pipe(
    v.optional(v.string(), String(otherwise)),
    v.regex(/^\d{1,9}$/, wanted),
    v.transform(Number),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
  );
};
const milliseconds = whole('milliseconds');
const days = whole('days');
const reads = (otherwise: number) =>
  v.pipe(
    v.optional(v.string(), String(otherwise)),
    v.regex(/^[1-9]\d{0,6}$/, 'a whole number from 1 to 9999999 is wanted'),
    v.transform(Number),
  );
const webAddress = (wanted: string) => v.pipe(v.string(), v.url(wanted), v.regex(/^https?:\/\//, wanted));

/** Every environment variable the backend reads, with its rule and its default. */
export const BackendEnvironment = v.object({
  ...DeploymentEnvironment.entries,
  BACKEND_PORT: v.optional(portNumber, '3001'),
  /** Not delivery's HOST: what opens the site to a network must not open the backend behind it. */
  BACKEND_HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), '.data'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'fatal, error, warn, info, debug or silent is wanted',
    ),
    'warn',
  ),
  FIREBASE_KEYS_URL: v.optional(webAddress('the address of a JSON Web Key Set is wanted'), GOOGLE_KEYS),
  PARSE_MASTER_KEY: v.optional(v.string()),
  PMU_BASE_URL: v.optional(webAddress("the address of PMU's TurfInfo is wanted")),
  PMU_LIVE_INTERVAL_MS: milliseconds(250, 60_000, 1000),
  PMU_PAUSE_MS: milliseconds(50, 60_000, 300),
  READS_PER_MINUTE: reads(READ_LIMITS.perMinute),
  READS_PER_HOUR: reads(READ_LIMITS.perHour),
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^rediss?:\/\/./, 'an address like redis://user:password@host:6379/0 is wanted'),
    ),
  ),
  WEBHOOK_TOKEN: v.optional(v.pipe(v.string(), v.minLength(24, 'at least 24 characters are wanted'))),
  AUDIENCE_DAYS: days(1, MOST_AUDIENCE_DAYS, 395),
  DEMO_DAYS: days(8, 365, 90),
  ...PaymentEnvironment.entries,
  ...AlertEnvironment.entries,
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
  /** The administrator counts as one only after a sign-in with a second factor. */
  readonly wantsSecondFactor: boolean;
  readonly demo: boolean;
  /** Days of races that a new demo world has had before today. */
  readonly demoDays: number;
  /** Proxies whose word is taken for a visitor's address: addresses, networks or `loopback`, commas between them. */
  readonly trustedProxies: string;
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
  /** Least milliseconds from the beginning of one request to PMU to that of the next. */
  readonly pmuPause: number;
  /** How PMU's day is followed; absent unless its address is set, as the default one serves imports by hand. */
  readonly followPace: FollowPace | undefined;
  /** Where alerts are posted; absent: they are only logged. */
  readonly alertUrl: string | undefined;
  /** What alerts call this site's servers. */
  readonly environment: string;
  /** Origin that pictures of silks may come from; undefined where they are not shown. */
  readonly silkPictures: string | undefined;
  readonly siteOrigin: string;
  /** Milliseconds that kept connections have to end before a stop. */
  readonly stopGrace: number;
  readonly payment: PaymentSettings;
  readonly alerts: AlertSettings;
  /** What delivery shows when it tells of a release; without it none is taken. */
  readonly internalToken: string | undefined;
  /** How much of what is stored one visitor reads. */
  readonly readLimits: ReadLimits;
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
  throwFaultsOf([
    () => readDeployment(read),
    () => refuseOpenKeys(read),
    () => readPaymentSettings(read),
    () => readAlertSettings(read),
  ]);
  const { adminEmail, demo, emulatorHost, projectId, siteOrigin, stopGrace, wantsSecondFactor } =
    readDeployment(read);
  return {
    port: read.BACKEND_PORT,
    host: read.BACKEND_HOST,
    dataDir: path.resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    adminEmail,
    wantsSecondFactor,
    demo,
    demoDays: read.DEMO_DAYS,
    trustedProxies: read.TRUSTED_PROXIES,
    logLevel: read.LOG_LEVEL,
    firebase: {
      projectId,
      emulatorHost,
      keysUrl: read.FIREBASE_KEYS_URL,
    },
    parse: {
      appId: read.PARSE_APP_ID,
      javascriptKey: read.PARSE_JAVASCRIPT_KEY,
      masterKey: read.PARSE_MASTER_KEY,
    },
    pmuBaseUrl: read.PMU_BASE_URL ?? TURFINFO,
    pmuPause: read.PMU_PAUSE_MS,
    followPace:
      read.PMU_BASE_URL === undefined
        ? undefined
        : { liveInterval: read.PMU_LIVE_INTERVAL_MS, pause: read.PMU_PAUSE_MS },
    alertUrl: read.ALERT_WEBHOOK_URL,
    environment: read.RELEASE_ENVIRONMENT,
    silkPictures: read.SILK_PICTURES_ORIGIN,
    siteOrigin,
    stopGrace,
    payment: readPaymentSettings(read),
    alerts: readAlertSettings(read),
    internalToken: read.INTERNAL_TOKEN,
    readLimits: { perMinute: read.READS_PER_MINUTE, perHour: read.READS_PER_HOUR },
    redisUrl: read.REDIS_URL,
    webhookToken: read.WEBHOOK_TOKEN,
    audienceDays: read.AUDIENCE_DAYS,
  };
}

/** What the backend alone reads and production must be given, as its own choice would differ from node to node. */
function refuseOpenKeys({
  NODE_ENV,
  PARSE_MASTER_KEY,
  FIREBASE_KEYS_URL,
}: Pick<DeploymentVariables, 'NODE_ENV'> & {
  readonly PARSE_MASTER_KEY?: string | undefined;
  readonly FIREBASE_KEYS_URL: string;
}): void {
  if (NODE_ENV !== 'production') return;
  const wanted = 'is wanted, the same for every node, with NODE_ENV=production';
  const faults = [];
  if (PARSE_MASTER_KEY === undefined) faults.push({ name: 'PARSE_MASTER_KEY', found: undefined, wanted });
  if (!FIREBASE_KEYS_URL.startsWith('https://')) {
    faults.push({
      name: 'FIREBASE_KEYS_URL',
      found: FIREBASE_KEYS_URL,
      wanted: 'an https:// address is wanted with NODE_ENV=production: who writes its answer signs tokens',
    });
  }
  if (faults.length > 0) throw new SettingsError(faults);
}
