import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { loadParseKeys } from '@galopin/shared/settings';
import { standInEnvironment } from '@galopin/paypal-stand-in';
import { startAuthService, type AuthService } from './startAuthService';
import { firstReleases } from './firstReleases';
import { mailIn } from './mailIn';
import { print, step, wordsOf, type Tell } from '@galopin/kit/terminal';
import type { StartSettings } from './settings';
import { startService, type Service } from './startService';
import { waitForHealth } from './waitForHealth';
import { watchServices, type WatchOptions } from './watchServices';

export interface Site {
  readonly url: string;
  /** Settles with a sentence when a part that nothing is served without has ended. */
  readonly ended: Promise<string>;
  /** Settles once people can sign in and all is well; rejects when that does not come. */
  readonly complete: Promise<void>;
  /** Stops everything, what depends on others first. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Restart services when their sources change. */
  readonly watch: boolean;
  /** Gives up the start and stops what runs by then. */
  readonly aborted: AbortSignal;
  /** Told of a part that has ended while the site goes on without it. */
  readonly onLost: WatchOptions['onLost'];
}

type Env = Readonly<Record<string, string>>;

/** What a start is made of. */
interface Parts {
  readonly settings: StartSettings;
  readonly signal: AbortSignal;
  /** Starts a service that says `<name> ready <address>`. */
  run(name: string, script: string, env: Env, tell: Tell): Promise<Service>;
  /** Lets a service that has started end with the site. */
  keep(service: Service): void;
}

/**
 * Starts all of the site; its pages are served when this settles, and signing in comes soon after. What was started is
 * stopped again when a part fails or the start is given up; what was built stays for the next.
 */
export async function startSite(
  settings: StartSettings,
  { watch, aborted, onLost }: SiteOptions,
): Promise<Site> {
  const started: Service[] = [];
  const stopping = new AbortController();
  const signal = AbortSignal.any([aborted, stopping.signal]);
  const services = watchServices({ onLost, stopping: stopping.signal });
  const stop = async () => {
    stopping.abort();
    for (const service of started.splice(0).reverse()) await service.stop();
  };
  const keep = (service: Service) => {
    started.push(service);
    services.add(service);
  };
  const run: Parts['run'] = async (name, script, env, tell) => {
    const sign = `${name} ready `;
    const service = await startService({
      name,
      script,
      env: { ...settings.serviceEnv, ...env },
      logFolder: path.join(settings.dataDir, 'logs'),
      ready: (line) => (line.startsWith(sign) ? line.slice(sign.length) : null),
      onLine: (line) => tell(wordsOf(line)),
      // The embedded database works for whoever waits for an answer of it.
      helpers: started.map(({ pid }) => pid),
      watch: watch && name !== 'postgres',
      signal,
    });
    keep(service);
    signal.throwIfAborted();
    return service;
  };
  try {
    const { url, auth } = await startInOrder({ settings, signal, run, keep });
    const complete = untilComplete(url, auth, signal);
    // Whoever waits for it is told; nobody has to.
    complete.catch(() => undefined);
    return { url, stop, complete, ended: services.ended };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startInOrder(
  parts: Parts,
): Promise<{ readonly url: string; readonly auth: AuthService | null }> {
  const { settings, signal, run, keep } = parts;
  const { dataDir, paypalStandIn, port, siteOrigin } = settings;
  const url = `http://localhost:${port}`;
  // Its address is there at once: everything below goes on while it loads.
  const auth = settings.authEmulator === undefined ? null : await startAuth(parts, settings.authEmulator);
  if (auth !== null) keep(auth);
  const startDatabase = async (tell: Tell) =>
    (await run('postgres', 'postgres/src/server.ts', {}, tell)).address;
  const database = settings.databaseUrl ?? (await step('Database', startDatabase));
  const internal = process.env['INTERNAL_TOKEN'] || randomBytes(24).toString('base64url');
  const env = {
    DATABASE_URL: database,
    SITE_ORIGIN: siteOrigin,
    // Known to the services of this start alone: backend and delivery know one another by it.
    INTERNAL_TOKEN: internal,
    ...parseEnv(dataDir),
    ...(auth !== null && { FIREBASE_AUTH_EMULATOR_HOST: new URL(auth.address).host }),
    ...(paypalStandIn && (await step('Stand-in for PayPal', (tell) => startPayPalStandIn(run, url, tell)))),
  };

  const [backend, builds] = await settleAll([
    step('Backend and its data', (tell) =>
      run(
        'backend',
        settings.deployment.demo ? 'demo/src/server.ts' : 'backend/src/server.ts',
        { ...env, BACKEND_PORT: '0' },
        tell,
      ),
    ),
    step(
      'Builds',
      (tell) => orAborted(firstReleases.build(dataDir, { tell, signal }), signal),
      firstReleases.describe,
    ),
  ]);
  await step('Delivery', (tell) =>
    run('delivery', 'delivery/src/server.ts', { ...env, BACKEND_URL: backend.address }, tell),
  );
  const publish = () => firstReleases.publish(builds, url, dataDir);
  await step('Releases', publish, (promoted) => `${promoted} promoted`);
  return { url, auth };
}

function startAuth(
  { settings, signal }: Parts,
  { address, orAny }: NonNullable<StartSettings['authEmulator']>,
): Promise<AuthService> {
  return startAuthService({
    dataDir: settings.dataDir,
    ...(!orAny && { address }),
    onLine: printMails(settings.siteOrigin),
    signal,
  });
}

async function untilComplete(url: string, auth: AuthService | null, signal: AbortSignal): Promise<void> {
  if (auth !== null) {
    await step(
      'Auth emulator',
      () => auth.open,
      () => new URL(auth.address).host,
    );
  }
  await step('Health', (tell) => waitForHealth(`${url}/health`, tell, signal));
}

/** A demonstration sends no mail: what one would hold is for whoever reads this terminal. */
const printMails = (siteOrigin: string) => (line: string) => {
  const mail = mailIn(line, siteOrigin);
  if (mail !== null) print(`  ${mail}`);
};

/** Nothing is paid for real where no account of PayPal is configured. */
async function startPayPalStandIn(run: Parts['run'], siteUrl: string, tell: Tell): Promise<Env> {
  const standIn = await run('paypal', 'paypal-stand-in/src/main.ts', { SITE_ORIGIN: siteUrl }, tell);
  return standInEnvironment(standIn.address);
}

/** Parse's keys, the same for the backend and for the documents. */
function parseEnv(dataDir: string): Env {
  const {
    PARSE_APP_ID: appId,
    PARSE_JAVASCRIPT_KEY: javascriptKey,
    PARSE_MASTER_KEY: masterKey,
  } = process.env;
  const keys = loadParseKeys(dataDir, { appId, javascriptKey, masterKey });
  return {
    PARSE_APP_ID: keys.appId,
    PARSE_JAVASCRIPT_KEY: keys.javascriptKey,
    PARSE_MASTER_KEY: keys.masterKey,
  };
}

/** Does not wait for work that nobody waits for any more: it ends with the process. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}

/** Like Promise.all, but lets every part finish before a failure is thrown: nothing is left half-started. */
async function settleAll<Parts extends readonly unknown[]>(
  parts: readonly [...Parts],
): Promise<{ -readonly [K in keyof Parts]: Awaited<Parts[K]> }> {
  const results = await Promise.allSettled(parts);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return Promise.all(parts) as Promise<{ -readonly [K in keyof Parts]: Awaited<Parts[K]> }>;
}
