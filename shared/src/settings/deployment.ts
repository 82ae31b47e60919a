import * as v from 'valibot';
import { ClockTime } from './clockTime';
import { SettingsError, type SettingFault } from './readSettings';

/** What a site runs as that is told nothing: a demonstration on this machine. */
export const DEMO_DEFAULTS = {
  adminEmail: 'admin@demo.test',
  apiKey: 'demo-api-key',
  projectId: 'demo-galopin',
  siteOrigin: 'http://localhost:3000',
} as const;

/** Projects that exist in the Auth emulator alone: Firebase gives no real one such a name. */
const EMULATED = 'demo-';
const MODES = ['production', 'development', 'test'] as const;
const SECOND_FACTOR = ['required', 'off'] as const;
const SECOND_FACTOR_WANTED =
  'required (the administrator signs in with a code beside the password) or off is wanted';
const TRUE = ['1', 'true', 'on'];
const FALSE = ['0', 'false', 'off'];
/** Seconds. */
const PRODUCTION_GRACE = 3;

const fromList = <const Value extends string>(values: readonly Value[], wanted: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().toLowerCase()),
    v.picklist(values, wanted),
  );
const webOrigin = v.pipe(
  v.string(),
  v.url('the address of the site, such as https://galopin.example, is wanted'),
  v.regex(/^https?:\/\//, 'the address of the site, such as https://galopin.example, is wanted'),
  v.transform((text) => new URL(text).origin),
);

/** The environment variables that all servers of a site read alike: whom it trusts follows from them. */
export const DeploymentEnvironment = v.object({
  NODE_ENV: v.optional(fromList(MODES, `one of ${MODES.join(', ')}, or nothing, is wanted`)),
  /** Demo world and demo accounts. */
  DEMO: v.optional(fromList([...TRUE, ...FALSE], '1 or 0 is wanted')),
  /** Time at which a run begins that is not to depend on the hour of the day. */
  DEMO_CLOCK: v.optional(ClockTime),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\/./, 'an address like postgres://user:password@host:5432/name is wanted'),
    ),
  ),
  SITE_ORIGIN: v.optional(webOrigin),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address is wanted'))),
  ADMIN_SECOND_FACTOR: v.optional(fromList(SECOND_FACTOR, SECOND_FACTOR_WANTED)),
  FIREBASE_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'a Firebase project id is wanted')),
  ),
  FIREBASE_API_KEY: v.optional(v.string()),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+:\d{1,5}$/, 'host:port of the Auth emulator is wanted')),
  ),
  PARSE_APP_ID: v.optional(v.string()),
  PARSE_JAVASCRIPT_KEY: v.optional(v.string()),
  INTERNAL_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.minLength(24, 'at least 24 characters, the same for backend and delivery, are wanted'),
    ),
  ),
  /** Where people are told of what was taken back, does not hold together or comes in another form; only logged without it. */
  ALERT_WEBHOOK_URL: v.optional(
    v.pipe(v.string(), v.url('the address that alerts are posted to, such as https://chat/hooks/galopin')),
  ),
  /** What alerts and releases call this site's servers. */
  RELEASE_ENVIRONMENT: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/, 'a short lower-case name such as production')),
    'production',
  ),
  /** Between the signal to stop and the end of serving: as long as a proxy before the nodes takes to use the others. */
  STOP_GRACE_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'whole seconds from 0 to 99 are wanted'), v.transform(Number)),
  ),
  /** Where pictures of silks may come from; without it visitors' browsers ask nobody for any. */
  SILK_PICTURES_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[\w.-]+(:\d+)?\/?$/, 'an origin such as https://www.pmu.fr is wanted'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  /** Whose word is taken for the address of a visitor: addresses or networks with commas between them. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\da-fA-F.:/a-z]+(,\s*[\da-fA-F.:/a-z]+)*$/,
        'addresses or networks such as 10.0.0.0/8, or loopback, are wanted',
      ),
      // Delivery and backend on one machine are each other's neighbours, whatever stands before them.
      v.transform((text) => [...new Set(['loopback', ...text.split(/,\s*/)])].join(',')),
    ),
    'loopback',
  ),
});

export type DeploymentVariables = v.InferOutput<typeof DeploymentEnvironment>;

/** Whom a site trusts, decided once for everything that runs of it. */
export interface Deployment {
  readonly production: boolean;
  /** The demo world is shown and the demo accounts are made. */
  readonly demo: boolean;
  /** Origin, without a slash at its end. */
  readonly siteOrigin: string;
  readonly adminEmail: string;
  /** The administrator counts as one only after a sign-in with a second factor. */
  readonly wantsSecondFactor: boolean;
  readonly projectId: string;
  /** Public; the emulator takes any. */
  readonly apiKey: string;
  /** `host:port` of the Auth emulator, whose tokens are not signed: they count only where this is set. */
  readonly emulatorHost: string | undefined;
  /** Milliseconds that kept connections have to end before a stop. */
  readonly stopGrace: number;
}

/**
 * Decides what the variables amount to. Unsigned tokens count only where the emulator's address was given *and* the
 * project can be none but the emulator's.
 * @throws SettingsError naming every variable that contradicts another, or that production lacks
 */
export function readDeployment(read: DeploymentVariables): Deployment {
  const production = read.NODE_ENV === 'production';
  const demo = read.DEMO === undefined ? read.DATABASE_URL === undefined : TRUE.includes(read.DEMO);
  const faults = [...identityFaults(read), ...(production ? productionFaults(read) : [])];
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    production,
    demo,
    siteOrigin: read.SITE_ORIGIN ?? DEMO_DEFAULTS.siteOrigin,
    adminEmail: read.ADMIN_EMAIL ?? DEMO_DEFAULTS.adminEmail,
    wantsSecondFactor: read.ADMIN_SECOND_FACTOR === 'required',
    projectId: read.FIREBASE_PROJECT_ID ?? DEMO_DEFAULTS.projectId,
    apiKey: read.FIREBASE_API_KEY ?? DEMO_DEFAULTS.apiKey,
    emulatorHost: read.FIREBASE_AUTH_EMULATOR_HOST,
    stopGrace: (read.STOP_GRACE_SECONDS ?? (production ? PRODUCTION_GRACE : 0)) * 1000,
  };
}

/**
 * For a start that brings the Auth emulator along: gives its address where nothing names a real project. One that is
 * given beside a real project stays, for {@link readDeployment} to refuse.
 * @param address `host:port` that the emulator will have
 */
export function withEmulator<Environment extends Readonly<Record<string, string | undefined>>>(
  environment: Environment,
  address: string,
): Environment {
  const {
    NODE_ENV = '',
    FIREBASE_API_KEY,
    FIREBASE_PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: given,
  } = environment;
  const isLocal =
    NODE_ENV.trim().toLowerCase() !== 'production' &&
    !FIREBASE_API_KEY &&
    (FIREBASE_PROJECT_ID || DEMO_DEFAULTS.projectId).startsWith(EMULATED);
  return isLocal && !given ? { ...environment, FIREBASE_AUTH_EMULATOR_HOST: address } : environment;
}

function identityFaults(read: DeploymentVariables): SettingFault[] {
  const { FIREBASE_API_KEY: key, FIREBASE_AUTH_EMULATOR_HOST: emulator } = read;
  const project = read.FIREBASE_PROJECT_ID ?? DEMO_DEFAULTS.projectId;
  const isEmulated = project.startsWith(EMULATED);
  const fault = (name: string, found: string | undefined, wanted: string) => ({ name, found, wanted });
  const faults: SettingFault[] = [];
  if (emulator !== undefined && key !== undefined) {
    faults.push(
      fault(
        'FIREBASE_AUTH_EMULATOR_HOST',
        emulator,
        'must not be set beside FIREBASE_API_KEY: the emulator accepts anyone, the key belongs to a real project',
      ),
    );
  }
  if (emulator !== undefined && !isEmulated) {
    faults.push(
      fault(
        'FIREBASE_PROJECT_ID',
        project,
        `a project that begins with ${EMULATED} is wanted beside FIREBASE_AUTH_EMULATOR_HOST`,
      ),
    );
  }
  if (key !== undefined && isEmulated) {
    faults.push(
      fault(
        'FIREBASE_PROJECT_ID',
        read.FIREBASE_PROJECT_ID,
        'the real project that FIREBASE_API_KEY belongs to is wanted',
      ),
    );
  }
  return faults;
}

/** What a site that is open to the world must be told, since its own choice would let strangers in. */
function productionFaults(read: DeploymentVariables): SettingFault[] {
  const { SITE_ORIGIN, ADMIN_EMAIL, FIREBASE_PROJECT_ID } = read;
  const is = (test: boolean | undefined) => test === true;
  const rules: readonly [
    name: Exclude<keyof DeploymentVariables, 'STOP_GRACE_SECONDS'>,
    holds: boolean,
    wanted: string,
  ][] = [
    [
      'FIREBASE_AUTH_EMULATOR_HOST',
      read.FIREBASE_AUTH_EMULATOR_HOST === undefined,
      'must not be set: the emulator accepts anyone',
    ],
    ['DEMO', !TRUE.includes(read.DEMO ?? '0'), 'must not be on: the demo accounts’ password is public'],
    ['DEMO_CLOCK', read.DEMO_CLOCK === undefined, 'must not be set: sessions and payments go by the clock'],
    ['DATABASE_URL', read.DATABASE_URL !== undefined, 'the address of a PostgreSQL is wanted'],
    [
      'SITE_ORIGIN',
      is(SITE_ORIGIN?.startsWith('https://')),
      'the public https:// address of the site is wanted',
    ],
    [
      'ADMIN_EMAIL',
      ADMIN_EMAIL !== undefined && ADMIN_EMAIL.toLowerCase() !== DEMO_DEFAULTS.adminEmail,
      'the administrator’s own address is wanted',
    ],
    // A password alone is a choice that somebody makes, not one that a forgotten line makes.
    ['ADMIN_SECOND_FACTOR', read.ADMIN_SECOND_FACTOR !== undefined, SECOND_FACTOR_WANTED],
    [
      'FIREBASE_PROJECT_ID',
      FIREBASE_PROJECT_ID !== undefined && !FIREBASE_PROJECT_ID.startsWith(EMULATED),
      'the id of a real Firebase project is wanted',
    ],
    ['FIREBASE_API_KEY', read.FIREBASE_API_KEY !== undefined, 'the API key of that project is wanted'],
    ['PARSE_APP_ID', read.PARSE_APP_ID !== undefined, 'is wanted, the same for every node'],
    ['PARSE_JAVASCRIPT_KEY', read.PARSE_JAVASCRIPT_KEY !== undefined, 'is wanted, the same for every node'],
    [
      'INTERNAL_TOKEN',
      read.INTERNAL_TOKEN !== undefined,
      'at least 24 characters, the same for backend and delivery, are wanted',
    ],
  ];
  return rules
    .filter(([, holds]) => !holds)
    .map(([name, , wanted]) => ({ name, found: read[name], wanted: `${wanted} with NODE_ENV=production` }));
}

/**
 * Reads several groups of settings and names what is wrong with any of them at once.
 * @throws SettingsError with the faults of all; of two about one variable the later one
 */
export function throwFaultsOf(readers: readonly (() => unknown)[]): void {
  const faults = new Map<string, SettingFault>();
  for (const read of readers) {
    try {
      read();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      for (const fault of error.faults) faults.set(fault.name, fault);
    }
  }
  if (faults.size > 0) throw new SettingsError([...faults.values()]);
}
