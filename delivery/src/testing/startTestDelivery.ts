import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChangeRequest } from '@galopin/shared/contracts';
import type { RunEvery } from '@galopin/shared/server';
import { startTestPostgres } from '@galopin/postgres';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { openOwnersFile, type OwnersFile } from '../access/openOwnersFile';
import type { Owners } from '../access/owners';
import { buildDelivery } from '../main/app';
import { connectLedger } from '../ledger/connectLedger';
import { openStore } from '../store/openStore';
import type { FakeBuild } from './fakeBuild';
import { readTestSettings } from './readTestSettings';

export const TEST_TOKEN = 'token-of-the-tests';
/** One team that owns a remote, one that owns everything. */
export const TEST_OWNERS: Owners = {
  teams: {
    races: { remotes: ['mf-races'], environments: ['staging', 'production'] },
    platform: { remotes: ['*'], environments: ['staging', 'production'] },
  },
  onCall: ['platform'],
};

const FIXED: OwnersFile = { current: () => TEST_OWNERS, look: async () => 'same' };

/** A delivery with its own folder and database in memory, and the release commands as a client would send them. */
export type TestDelivery = Awaited<ReturnType<typeof startTestDelivery>>;

export async function startTestDelivery(
  environment: Readonly<Record<string, string>> = {},
  now?: () => Date,
  schedule?: RunEvery,
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'delivery-'));
  const database = await startTestPostgres();
  const settings = readTestSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    BACKEND_URL: 'http://127.0.0.1:9',
    ...environment,
  });
  const { store, files } = await openStore(settings);
  const open = async () => {
    const db = connectLedger(settings.DATABASE_URL, () => undefined);
    const app = await buildDelivery({
      settings,
      db,
      store,
      files,
      token: TEST_TOKEN,
      owners: environment['OWNERS_FILE'] === undefined ? FIXED : await openOwnersFile(settings.OWNERS_FILE),
      logger: false,
      ...(now && { now }),
      ...(schedule && { schedule }),
    });
    app.addHook('onClose', () => db.destroy());
    return app;
  };
  let app = await open();

  return {
    settings,
    store,
    database,
    app: () => app,
    /** Starts the process anew on the same folder. */
    async restart() {
      await app.close();
      app = await open();
    },
    publish: (build: FakeBuild) => publish(app, build),
    promote: (build: FakeBuild, reason = 'because') => promote(app, build, reason),
    change: (wanted: Omit<ChangeRequest, 'actor' | 'reason'>) =>
      change(app, { actor: 'test', reason: 'because', ...wanted }),
    async release(...builds: readonly FakeBuild[]) {
      for (const build of builds) {
        await publish(app, build);
        const answer = await promote(app, build, 'first release');
        if (answer.statusCode !== 200) throw new Error(answer.body);
      }
    },
    async stop() {
      await app.close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const authorization = `Bearer ${TEST_TOKEN}`;

/** Sends a whole build and commits it. */
async function publish(
  app: FastifyInstance,
  { artifact, files }: FakeBuild,
): Promise<LightMyRequestResponse> {
  const headers = { authorization };
  await app.inject({ method: 'POST', url: '/_delivery/builds', headers, payload: artifact });
  const base = `/_delivery/builds/${artifact.name}/${artifact.buildId}`;
  for (const [file, payload] of files) {
    await app.inject({
      method: 'PUT',
      url: `${base}/files/${file}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload,
    });
  }
  return app.inject({ method: 'POST', url: `${base}/commit`, headers });
}

function change(app: FastifyInstance, payload: ChangeRequest): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/_delivery/changes',
    headers: { authorization },
    payload: { ...payload },
  });
}

async function promote(
  app: FastifyInstance,
  { artifact: { name, buildId } }: FakeBuild,
  reason: string,
): Promise<LightMyRequestResponse> {
  const payload: ChangeRequest = { op: 'promote', name, buildId, reason, actor: 'test' };
  return change(app, payload);
}
