import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import getPort from 'get-port';

/** Milliseconds until it listens. */
const START_LIMIT = 60_000;

export interface Registry {
  readonly url: string;
  /** Settings by which npm takes the project's packages from it and may publish there. npm's cache is an empty one. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts Verdaccio, an npm registry, for the project's own packages.
 * @param folder absolute; holds what it stores
 * @param others registry that npm takes everything else from
 * @throws Error with all it printed when it does not start
 */
export async function startRegistry(folder: string, others: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, 'config.json');
  writeFileSync(config, JSON.stringify(settings(folder)));
  const port = await getPort();
  const bin = createRequire(import.meta.url).resolve('verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [bin, '--config', config, '--listen', `127.0.0.1:${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let printed = '';
  const listening = new Promise<true>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('http address')) resolve(true);
      });
  });
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), START_LIMIT).unref());
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  if (!(await Promise.race([listening, ended.then(() => false), late]))) {
    await stop();
    throw new Error(`The registry did not start:\n${printed}`);
  }
  const url = `http://127.0.0.1:${port}`;
  return { url, environment: await signIn(url, folder, others), stop };
}

const settings = (folder: string) => ({
  storage: path.join(folder, 'storage'),
  auth: { htpasswd: { file: path.join(folder, 'htpasswd'), max_users: 1 } },
  uplinks: {},
  packages: { '@galopin/*': { access: '$all', publish: '$authenticated' } },
  web: { enable: false },
  log: { type: 'stdout', format: 'pretty', level: 'warn' },
});

/** Makes the one account, and an npm that is signed in with it. */
async function signIn(url: string, folder: string, others: string): Promise<Registry['environment']> {
  const account = { name: 'galopin', password: randomUUID() };
  const answer = await fetch(`${url}/-/user/org.couchdb.user:${account.name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`The registry took no account: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const npmrc = path.join(folder, 'npmrc');
  const lines = [
    `registry=${others}`,
    `@galopin:registry=${url}/`,
    `//${new URL(url).host}/:_authToken=${token}`,
  ];
  writeFileSync(npmrc, `${lines.join('\n')}\n`);
  return {
    NPM_CONFIG_USERCONFIG: npmrc,
    NPM_CONFIG_CACHE: path.join(folder, 'npm-cache'),
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  };
}
