import path from 'node:path';
import { loadParseKeys, type ParseKeys } from '@galopin/shared/settings';
import { repositoryRoot, tryPort } from '@galopin/processes';
import type { RemoteServices } from '@galopin/kit/dev';
import { complain, step, wordsOf, type Tell } from '@galopin/kit/terminal';
import { startAuthService } from '../start/startAuthService';
import { startService } from '../start/startService';
import { waitForHealth } from '../start/waitForHealth';

/** What a remote alone calls, and the way to end it. */
export interface AloneServices extends RemoteServices {
  stop(): Promise<void>;
}

/** The least that a demo world may have: a page alone is to be there soon. */
const DEMO_DAYS = '8';
/** Settings of another site in the developer's terminal: none of them is this one's. */
const OF_OTHERS = ['DATABASE_URL', 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'PMU_BASE_URL', 'REDIS_URL'];

const dataFolder = () => path.resolve(repositoryRoot, process.env['DATA_DIR'] || '.data');

/**
 * The real backend with the demo world, and the Auth emulator, in processes and a data folder of their own: the first
 * start stores a week of races, the next ones go on with them. Neither runs in production: the world's server and the
 * emulator's tokens are refused there (decision 0064).
 * @param origin of the page
 */
export async function startAloneServices(remote: string, origin: string): Promise<AloneServices> {
  const dataDir = path.join(dataFolder(), 'alone', remote);
  const stopping = new AbortController();
  const { signal } = stopping;
  const parse = loadParseKeys(dataDir, {});
  const emulator = `127.0.0.1:${await tryPort(0, '127.0.0.1')}`;
  const env = { ...backendEnv(dataDir, parse), SITE_ORIGIN: origin, FIREBASE_AUTH_EMULATOR_HOST: emulator };
  const starting = step('Backend and its data', (tell) => startBackend({ dataDir, env, tell, signal }));
  const backend = starting.then(({ address }) => address);
  // Begun only now: it takes much of a processor, and the first page wants none of it.
  const auth = backend.then(() => startAuthService({ dataDir, address: emulator, signal }));
  const enter = async (address: string, tell: Tell) => {
    await (
      await auth
    ).open;
    await waitForHealth(`${address}/health`, tell, signal);
    return `http://${emulator}`;
  };
  const signIn = backend.then((address) => step('Accounts', (tell) => enter(address, tell)));
  const services = [starting, auth];
  const report = (what: unknown) => signal.aborted || complain(`${String(what)}: see ${dataDir}/logs`);
  const toldElsewhere = () => undefined;
  for (const service of services) service.then(({ ended }) => ended.then(report), toldElsewhere);
  // Without the backend nothing runs, and the command says so; without accounts a page alone is still of use.
  signIn.catch((error: unknown) => backend.then(() => report(error), toldElsewhere));
  const stop = async () => {
    stopping.abort();
    for (const service of await Promise.allSettled(services))
      if (service.status === 'fulfilled') await service.value.stop();
  };
  return { backend, signIn, parse: Promise.resolve(parse), stop };
}

interface BackendOptions {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly tell: Tell;
  readonly signal: AbortSignal;
}

const startBackend = ({ dataDir, env, tell, signal }: BackendOptions) =>
  startService({
    name: 'backend',
    script: 'demo/src/server.ts',
    env,
    logFolder: path.join(dataDir, 'logs'),
    ready: (line) => /^backend ready (\S+)/.exec(line)?.[1] ?? null,
    onLine: (line) => tell(wordsOf(line)),
    signal,
  });

const backendEnv = (dataDir: string, parse: ParseKeys) => ({
  ...Object.fromEntries(OF_OTHERS.map((name) => [name, undefined])),
  DATA_DIR: dataDir,
  DEMO: '1',
  DEMO_DAYS,
  LOG_LEVEL: 'info',
  BACKEND_PORT: '0',
  PARSE_APP_ID: parse.appId,
  PARSE_JAVASCRIPT_KEY: parse.javascriptKey,
  PARSE_MASTER_KEY: parse.masterKey,
});
