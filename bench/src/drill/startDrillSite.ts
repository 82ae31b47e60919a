import { execFile } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PATH_OWNERS, paths } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell, type FakeBuild } from '@galopin/delivery/testing';
import {
  repositoryRoot,
  startProcess,
  startTcpProxy,
  type TcpProxy,
  type TestProcess,
  until,
} from '@galopin/processes';
import { standInEnvironment } from '@galopin/paypal-stand-in';
import { createDeliveryClient, publishBuild, type DeliveryClient } from '@galopin/kit/client';
import { DRILL_PARSE } from './tokens';
import { isHealthy } from './isHealthy';

export interface DrillSiteOptions {
  readonly databaseUrl: string;
  /** Nodes of each server; one by default. */
  readonly nodes?: number;
  readonly redisUrl?: string;
  /** More environment variables for every process. */
  readonly environment?: Readonly<Record<string, string>>;
}

export type Server = 'backend' | 'delivery';

/** A site of processes that can be killed one by one, each server behind a plain proxy. */
export interface DrillSite {
  /** Where visitors go. */
  readonly url: string;
  /** Between the servers and the database. */
  readonly database: TcpProxy;
  readonly folder: string;
  /** The running processes of a server. */
  processes(server: Server): readonly TestProcess[];
  kill(server: Server, node: number): Promise<void>;
  /** Ends a process as a deployment does, answers under way included. */
  end(server: Server, node: number): Promise<void>;
  start(server: Server, node: number): Promise<void>;
  /** What the running processes last logged as errors, in short. */
  errors(): readonly string[];
  /** The release API, through the proxy. */
  releases(): DeliveryClient;
  /** Sends one more build of the remote that drills change, which serves nobody by that; rejects as `pnpm release` does. */
  publishOne(seed: number): Promise<void>;
  stop(): Promise<void>;
}

/** Remote whose builds a drill changes. */
export const DRILL_REMOTE = 'mf-drill';
const drillBuild = (seed: number) => fakeRemote(DRILL_REMOTE, ['/Drill'], { seed });
const SERVING_MS = 30_000;
/** Pino's level. */
const ERROR = 50;
/** Days of the demo world that are stored. */
const DAYS = 3;
const run = promisify(execFile);

export async function startDrillSite({
  databaseUrl,
  nodes = 1,
  redisUrl,
  environment = {},
}: DrillSiteOptions): Promise<DrillSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'galopin-drill-'));
  const database = await startTcpProxy(databaseUrl);
  const payPal = await startProcess('paypal-stand-in/src/main.ts', { PAYPAL_STAND_IN_PORT: '0' });
  const shared = {
    ...commonSettings(folder, database.through(databaseUrl)),
    ...standInEnvironment(payPal.url),
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    ...environment,
  };
  await fillDemoDays({ ...shared, DATABASE_URL: databaseUrl });
  const [backends, deliveries] = await Promise.all([startTcpProxy(), startTcpProxy()]);
  const before = { backend: backends, delivery: deliveries };
  const running = { backend: new Map<number, TestProcess>(), delivery: new Map<number, TestProcess>() };

  const lead = (server: Server) =>
    before[server].lead(...[...running[server].values()].map(({ url }) => url));
  const start = async (server: Server, node: number) => {
    const own = { DATA_DIR: path.join(folder, `node-${node}`) };
    const settings =
      server === 'backend'
        ? { BACKEND_PORT: '0' }
        : { PORT: '0', HOST: '127.0.0.1', BACKEND_URL: backends.url };
    running[server].set(
      node,
      await startProcess(`${server}/src/server.ts`, { ...shared, ...own, ...settings }),
    );
    lead(server);
  };
  const leave = async (server: Server, node: number, by: 'kill' | 'end') => {
    const found = running[server].get(node);
    if (found === undefined) throw new Error(`No ${server} ${node} runs.`);
    await found[by]();
    running[server].delete(node);
  };
  const site: DrillSite = {
    url: deliveries.url,
    database,
    folder,
    processes: (server) => [...running[server].values()],
    kill: (server, node) => leave(server, node, 'kill'),
    end: (server, node) => leave(server, node, 'end'),
    start,
    errors: () =>
      (['backend', 'delivery'] as const).flatMap((server) =>
        [...running[server].values()].flatMap((one) => errorsIn(server, one.printed())),
      ),
    releases: () => createDeliveryClient({ siteUrl: deliveries.url, token: shared.SITE_TOKEN }),
    publishOne: (seed) => publish(site.releases(), folder, drillBuild(seed)),
    stop: async () => {
      const all = [...running.backend.values(), ...running.delivery.values()];
      await Promise.all([...all, payPal].map((one) => one.kill()));
      await Promise.all([deliveries, backends, database].map((proxy) => proxy.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    for (let node = 0; node < nodes; node += 1) {
      await start('backend', node);
      await start('delivery', node);
    }
    await publishFirst(site.releases(), folder);
    // A node hears of what was released through another one a moment later, and has nothing to serve until then.
    for (const { url } of running.delivery.values())
      await until('every node serves', () => isHealthy(url), SERVING_MS);
    return site;
  } catch (error) {
    await site.stop();
    throw error;
  }
}

/** @param lines of pino's, and others */
function errorsIn(server: Server, lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    if (!line.startsWith('{')) return [];
    const { level, call, msg, err } = JSON.parse(line) as LogLine;
    return level < ERROR ? [] : [[server, call, msg, err?.code, err?.message].filter(Boolean).join(' · ')];
  });
}

interface LogLine {
  readonly level: number;
  readonly call?: string;
  readonly msg?: string;
  readonly err?: { readonly code?: string; readonly message?: string };
}

async function fillDemoDays(settings: Readonly<Record<string, string>>): Promise<void> {
  await run(process.execPath, ['--import', 'tsx', 'demo/src/main.ts', '--days', String(DAYS)], {
    cwd: repositoryRoot,
    env: { ...process.env, ...settings },
  });
}

function commonSettings(folder: string, databaseUrl: string) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const secret = () => randomBytes(24).toString('base64url');
  return {
    DATABASE_URL: databaseUrl,
    RELEASE_STORE: path.join(folder, 'store'),
    DEMO: '0',
    STOP_GRACE_SECONDS: '3',
    // Tokens as the Auth emulator makes them; nothing is asked of it.
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    PARSE_APP_ID: DRILL_PARSE.appId,
    PARSE_JAVASCRIPT_KEY: DRILL_PARSE.javascriptKey,
    PARSE_MASTER_KEY: secret(),
    INTERNAL_TOKEN: secret(),
    LINK_KEY: secret(),
    SITE_TOKEN: secret(),
    SIGNING_KEY: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64'),
  };
}

/** A remote for every path of the site, and two builds of one, so that there is one to go back to. */
async function publishFirst(client: DeliveryClient, folder: string): Promise<void> {
  const pages = Object.keys(PATH_OWNERS) as (keyof typeof PATH_OWNERS)[];
  const pathsOf = (owner: string) =>
    pages.filter((page) => PATH_OWNERS[page] === owner).map((page) => paths[page].pattern);
  const builds: FakeBuild[] = [
    fakeShell(),
    ...[...new Set(Object.values(PATH_OWNERS))].map((owner) => fakeRemote(owner, pathsOf(owner))),
    ...[1, 2].map(drillBuild),
  ];
  for (const build of builds) {
    await publish(client, folder, build);
    const { name, buildId } = build.artifact;
    await client.change({ op: 'promote', name, buildId, actor: 'drill', reason: 'first builds' });
  }
}

async function publish(
  client: DeliveryClient,
  folder: string,
  { artifact, files }: FakeBuild,
): Promise<void> {
  const directory = path.join(folder, 'built', artifact.name, artifact.buildId);
  await mkdir(directory, { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(directory, file), content);
  await publishBuild(client, { artifact, directory });
}
