import path from 'node:path';
import { STREAM_PATH } from '@galopin/shared/contracts';
import {
  DeploymentEnvironment,
  loadParseKeys,
  portNumber,
  readDeployment,
  readSettings,
} from '@galopin/shared/settings';
import * as v from 'valibot';
import { readAutopilotModes } from './autopilotModes';
import { readPrivateKey, readPublicKeys } from '../signing/signingKeys';

const url = (wanted: string) => v.pipe(v.string(), v.url(wanted));
const readableBy = (read: (text: string) => unknown, wanted: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      try {
        read(text);
        return true;
      } catch {
        // What is wanted is said instead; a key's own error tells nobody more.
        return false;
      }
    }, wanted),
  );
const secret = (wanted: string) => v.pipe(v.string(), v.minLength(24, wanted));

const count = (most: number, wanted: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, wanted),
    v.transform(Number),
    v.minValue(1, wanted),
    v.maxValue(most, wanted),
  );

const PERCENT_WANTED = 'a percentage from 0.1 to 20';
const DATABASE_WANTED = 'the address of a PostgreSQL: postgres://user:password@host:5432/name';

/** Delivery's settings by the names of their environment variables, with defaults. For {@link readSettings}. */
export const deliverySettings = v.object({
  ...DeploymentEnvironment.entries,
  /** 0 takes any free port. */
  PORT: v.optional(portNumber, '3000'),
  /** This machine alone by default where the tokens are the emulator's or the passwords known, else everywhere. */
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, DATABASE_WANTED)), ''),
  BACKEND_URL: v.optional(
    url('the address of the backend, such as http://127.0.0.1:3001'),
    'http://127.0.0.1:3001',
  ),
  /** Where the published builds are: a folder, or `s3://bucket/folder`; `store` below the data folder by default. */
  RELEASE_STORE: v.optional(v.string()),
  /** The S3 service of the bucket, its region and the keys to it. */
  S3_ENDPOINT: v.optional(url('the address of the S3 service, such as https://s3.eu-west-3.amazonaws.com')),
  S3_REGION: v.optional(v.string(), 'auto'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /** Builds kept of each name, however old. */
  KEEP_BUILDS: v.optional(count(10_000, 'a number of builds from 1 to 10000'), '20'),
  /** Days that a build is kept since it was published or last named by the history, however many there are. */
  KEEP_DAYS: v.optional(count(3650, 'days from 1 to 3650'), '30'),
  /** Which team may release what, and where. */
  OWNERS_FILE: v.optional(v.string(), 'delivery/owners.json'),
  /** Where faults that endanger visitors are reported; published in `/.well-known/security.txt`. */
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/[^\s/]+\.\S+)$/,
        'mailto: and an e-mail address, or the https:// address of a form',
      ),
    ),
  ),
  /** Whether builds that do badly are withdrawn without a person: for all environments, or for each. */
  AUTOPILOT: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const modes = readAutopilotModes(dataset.value);
        if (modes) return modes;
        addIssue({ message: 'on, dry-run or off, or by environment: production=on,staging=dry-run' });
        return NEVER;
      }),
    ),
    'on',
  ),
  /** Minutes a build serves everybody before it is one to fall back to. */
  PROVEN_MINUTES: v.optional(count(100_000, 'minutes from 1 to 100000'), '30'),
  /** Sessions that get it in that time. */
  PROVEN_SESSIONS: v.optional(count(999_999, 'a number of sessions from 1 to 999999'), '200'),
  /** Share of sessions that go badly anywhere, percent: stands in for a history while there is none. */
  USUAL_BAD_PERCENT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}(\.\d{1,2})?$/, PERCENT_WANTED),
      v.transform(Number),
      v.minValue(0.1, PERCENT_WANTED),
      v.maxValue(20, PERCENT_WANTED),
    ),
    '0.5',
  ),
  /** Seconds a build may take until a page of it is on screen; the shell's own limit by default. */
  PAGES_RENDERED_BY: v.optional(v.picklist(['server', 'browser'], 'server or browser'), 'server'),
  FIRST_COMMIT_SECONDS: v.optional(count(120, 'seconds from 1 to 120')),
  /** Days that health is kept. */
  HEALTH_DAYS: v.optional(count(3650, 'days from 1 to 3650'), '30'),
  /** Port of the environment `staging`; without it, staff reach it on the site's own port only. */
  STAGING_PORT: v.optional(portNumber),
  /** May do everything in the release API; made once and kept in the data folder when it is not set. */
  SITE_TOKEN: v.optional(
    v.pipe(
      secret('at least 24 characters nobody can guess, the same on every node'),
      v.regex(/^[\w-]+$/, 'letters, digits, _ and -'),
    ),
  ),
  /** Signs links for one visitor; made once and kept in the data folder when it is not set. */
  LINK_KEY: v.optional(secret('at least 24 characters nobody can guess')),
  /** Signs what serves; made once and kept in the data folder when it is not set. */
  SIGNING_KEY: v.optional(readableBy(readPrivateKey, 'a private Ed25519 key as PEM, in base64')),
  /** Keys whose signatures count as well: the other nodes', and the one before after a change of keys. */
  SIGNING_PUBLIC_KEYS: v.optional(
    readableBy(readPublicKeys, 'public Ed25519 keys as base64 of their DER, with commas between them'),
  ),
  /** Without it there is no payment, and no host of PayPal in the content policy. */
  PAYPAL_CLIENT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, 'the client id of a PayPal application')),
  ),
  /** Where the page loads PayPal's script from, when not from PayPal. */
  PAYPAL_SDK_BASE_URL: v.optional(url('the address of a stand-in for PayPal, such as http://127.0.0.1:3400')),
  PAYPAL_CURRENCY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'a currency such as EUR')), 'EUR'),
  /** Where pages hear messages (specification, part 7); the backend has it at the default's path. */
  NOTIFICATION_STREAM_PATH: v.optional(
    v.pipe(v.string(), v.regex(/^\/apin(\/[\w-]+)+$/, `a path below /apin, such as ${STREAM_PATH}`)),
    STREAM_PATH,
  ),
  FIREBASE_AUTH_DOMAIN: v.optional(v.string(), 'demo-galopin.firebaseapp.com'),
  FIREBASE_STORAGE_BUCKET: v.optional(v.string(), 'demo-galopin.appspot.com'),
});

type ReadSettings = ReturnType<typeof readDeliverySettings>;

/** Delivery's settings, ready for use. */
export type DeliverySettings = ReadSettings &
  Readonly<Record<'PARSE_APP_ID' | 'PARSE_JAVASCRIPT_KEY', string>>;

/**
 * Reads delivery's settings.
 * @throws SettingsError naming every variable that cannot be used
 */
export function readDeliverySettings(environment: Readonly<Record<string, string | undefined>>) {
  const read = readSettings(deliverySettings, environment);
  const { adminEmail, apiKey, demo, emulatorHost, projectId, siteOrigin, stopGrace } = readDeployment(read);
  return {
    ...read,
    HOST: read.HOST ?? (demo || emulatorHost !== undefined ? 'localhost' : '0.0.0.0'),
    DEMO: demo,
    stopGrace,
    SITE_ORIGIN: siteOrigin,
    ADMIN_EMAIL: adminEmail,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
  };
}

/**
 * Adds the public keys that the backend of the same data folder has, where none are set.
 * @throws Error when they cannot be read or kept there
 */
export function withParseKeys(settings: ReadSettings): DeliverySettings {
  const { PARSE_APP_ID: appId, PARSE_JAVASCRIPT_KEY: javascriptKey } = settings;
  const keys =
    appId === undefined || javascriptKey === undefined
      ? loadParseKeys(path.resolve(settings.DATA_DIR), { appId, javascriptKey })
      : { appId, javascriptKey };
  return { ...settings, PARSE_APP_ID: keys.appId, PARSE_JAVASCRIPT_KEY: keys.javascriptKey };
}
