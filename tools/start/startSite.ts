import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { loadParseKeys } from '@galopin/shared/settings';
import { standInEnvironment } from '../paypal-stand-in';
import { startAuthEmulator } from './authEmulator';
import { firstReleases } from './firstReleases';
import { freePort } from '../freePort';
import { mailIn } from './mailIn';
import { print, step } from './report';
import type { StartSettings } from './settings';
import { startService, type Service } from './startService';
import { watchServices, type WatchOptions } from './watchServices';

export interface Site {
  readonly url: string;
  /** Settles with a sentence when a part that nothing is served without has ended. */
  readonly ended: Promise<string>;
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
type Run = (name: string, script: string, env: Env) => Promise<Service>;
type Keep = (service: Promise<Service>) => Promise<Service>;

const SERVICE_TIMEOUT = 120_000;

/** Starts all of the site. What was started is stopped again when a part fails or the start is given up. */
export async function startSite(
  settings: StartSettings,
  { watch, aborted, onLost }: SiteOptions,
): Promise<Site> {
  const started: Service[] = [];
  const stopping = new AbortController();
  const services = watchServices({ onLost, stopping: stopping.signal });
  const stop = async () => {
    stopping.abort();
    for (const service of started.splice(0).reverse()) await service.stop();
  };
  const keep: Keep = async (service) => {
    const ready = await service;
    started.push(ready);
    services.add(ready);
    if (aborted.aborted) throw new Error('stopped');
    return ready;
  };
  const run: Run = (name, script, env) => {
    const sign = `${name} ready `;
    return keep(
      startService({
        name,
        script,
        env: { ...settings.serviceEnv, ...env },
        logFolder: path.join(settings.dataDir, 'logs'),
        ready: (line) => (line.startsWith(sign) ? line.slice(sign.length) : null),
        timeout: SERVICE_TIMEOUT,
        watch: watch && name !== 'postgres',
      }),
    );
  };
  try {
    const url = await startInOrder(settings, run, keep);
    return { url, stop, ended: services.ended };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startInOrder(settings: StartSettings, run: Run, keep: Keep): Promise<string> {
  const { dataDir, authEmulator, paypalStandIn, port, siteOrigin } = settings;
  const url = `http://localhost:${port}`;
  const startDatabase = async () => (await run('postgres', 'tools/postgres/server.ts', {})).address;
  const database = settings.databaseUrl ?? (await step('Database', startDatabase));
  const internal = process.env['INTERNAL_TOKEN'] || randomBytes(24).toString('base64url');
  const env = {
    DATABASE_URL: database,
    SITE_ORIGIN: siteOrigin,
    // Known to the services of this start alone: backend and delivery know one another by it.
    INTERNAL_TOKEN: internal,
    ...parseEnv(dataDir),
    ...(paypalStandIn && (await step('Stand-in for PayPal', () => startPayPalStandIn(run, url)))),
  };

  const [backend, builds] = await settleAll([
    step('Backend and its data', async () =>
      run('backend', 'backend/src/server.ts', { ...env, BACKEND_PORT: String(await freePort()) }),
    ),
    step('Builds', () => firstReleases.build(dataDir), firstReleases.describe),
    authEmulator === undefined
      ? null
      : step(
          'Auth emulator',
          () => keep(startAuthEmulator(dataDir, authEmulator, printMails(siteOrigin))),
          () => authEmulator,
        ),
  ]);
  await step('Delivery', () =>
    run('delivery', 'delivery/src/server.ts', { ...env, BACKEND_URL: backend.address }),
  );
  const publish = () => firstReleases.publish(builds, url, dataDir);
  await step('Releases', publish, (promoted) => `${promoted} promoted`);
  await step('Health', () => waitForHealth(`${url}/health`));
  return url;
}

/** A demonstration sends no mail: what one would hold is for whoever reads this terminal. */
const printMails = (siteOrigin: string) => (line: string) => {
  const mail = mailIn(line, siteOrigin);
  if (mail !== null) print(`  ${mail}`);
};

/** Nothing is paid for real where no account of PayPal is configured. */
async function startPayPalStandIn(run: Run, siteUrl: string): Promise<Env> {
  const standIn = await run('paypal', 'tools/paypal-stand-in/main.ts', { SITE_ORIGIN: siteUrl });
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

/** Like Promise.all, but lets every part finish before a failure is thrown: nothing is left half-started. */
async function settleAll<Parts extends readonly unknown[]>(
  parts: readonly [...Parts],
): Promise<{ -readonly [K in keyof Parts]: Awaited<Parts[K]> }> {
  const results = await Promise.allSettled(parts);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return Promise.all(parts) as Promise<{ -readonly [K in keyof Parts]: Awaited<Parts[K]> }>;
}

async function waitForHealth(url: string): Promise<void> {
  const limit = Date.now() + SERVICE_TIMEOUT;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() > limit) {
      throw new Error(`${url} does not say that all is well: ${answer ? await answer.text() : 'no answer'}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
