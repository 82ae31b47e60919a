import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseHistoryEntry } from '@galopin/shared/contracts';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import {
  createDeliveryClient,
  publishBuild,
  readReleaseToken,
  type DeliveryClient,
} from '@galopin/kit/client';
import { artifactKey, verifyBuildFiles } from '../builds/buildFiles';
import { createFolderStore } from '../store/createFolderStore';
import { fakeRemote } from '../testing/fakeBuild';
import { startProcess, type TestProcess } from '@galopin/processes';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] || (process.env['TEST_DATABASE_URL'] ? 5 : 2));
const ROUND_LIMIT_MS = 60_000;
const AT_ONCE = 20;
/** Moments of a release that a process may die at, and how often each comes in a round: files come as four with their twins. */
const MOMENTS = { reserve: AT_ONCE, putFile: 8 * AT_ONCE, commit: AT_ONCE, change: AT_ONCE, answer: AT_ONCE };
type Moment = keyof typeof MOMENTS;

/** Release number and build that delivery has said to serve. */
interface Acknowledged {
  readonly name: string;
  readonly buildId: string;
  readonly release: number;
  readonly changed: boolean;
}

describe('a delivery that is killed while twenty releases are under way', () => {
  let database: TestPostgres;
  let folder: string;
  let delivery: TestProcess;
  const acknowledged: Acknowledged[] = [];
  const history: ReleaseHistoryEntry[] = [];
  /** By remote: how many of its builds were acknowledged; one that was not is sent again. */
  const done = new Map<string, number>();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'crash-'));
    database = await startTestPostgres();
  }, ROUND_LIMIT_MS);
  afterAll(async () => {
    await delivery.kill();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = () =>
    startProcess('delivery/src/server.ts', {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      BACKEND_URL: 'http://127.0.0.1:9',
    });
  const connect = async (): Promise<DeliveryClient> =>
    createDeliveryClient({ siteUrl: delivery.url, token: await readReleaseToken(folder, {}) });

  async function buildOf(name: string) {
    const { artifact, files } = fakeRemote(name, [`/${name}`], { seed: (done.get(name) ?? 0) + 1 });
    const directory = path.join(folder, 'built', name, artifact.buildId);
    await mkdir(directory, { recursive: true });
    for (const [file, content] of files) await writeFile(path.join(directory, file), content);
    return { artifact, directory };
  }

  /** Sends a build of a remote and lets it serve; `meet` is told of every moment. */
  async function release(
    client: DeliveryClient,
    name: string,
    meet: (moment: Moment) => void,
  ): Promise<void> {
    const watched: DeliveryClient = {
      ...client,
      reserve: (artifact) => (meet('reserve'), client.reserve(artifact)),
      putFile: (artifact, file, content) => (meet('putFile'), client.putFile(artifact, file, content)),
      commit: (artifact) => (meet('commit'), client.commit(artifact)),
    };
    const build = await buildOf(name);
    await publishBuild(watched, build);
    meet('change');
    const { buildId } = build.artifact;
    const wanted = { op: 'promote', name, buildId, actor: 'crash', reason: 'a round' } as const;
    const answer = await client.change(wanted);
    acknowledged.push({ name, buildId, release: answer.release, changed: answer.changed });
    done.set(name, (done.get(name) ?? 0) + 1);
    meet('answer');
  }

  /** Twenty releases at once; the process is killed when the moment comes for the given time, else after them all. */
  async function killDuringReleases(names: readonly string[], fatal: Moment, times: number): Promise<void> {
    const client = await connect();
    let left = times;
    let killed: Promise<void> | undefined;
    const meet = (moment: Moment) => {
      if (moment !== fatal) return;
      left -= 1;
      if (left === 0) killed = delivery.kill();
    };
    await Promise.allSettled(names.map((name) => release(client, name, meet)));
    await (killed ?? delivery.kill());
  }

  /** Reads what was written since the last round. */
  async function readNewLines(client: DeliveryClient): Promise<void> {
    const known = history.at(-1)?.n ?? 0;
    const { lines } = await client.history({ limit: 500 });
    history.push(...lines.filter(({ n }) => n > known).toReversed());
  }

  async function checkEverything(): Promise<void> {
    const client = await connect();
    expect(await client.verification()).toMatchObject({ ok: true });
    await readNewLines(client);
    expect(history.map(({ n }) => n)).toEqual(history.map((_line, at) => at + 1));
    const lines = new Map(history.map((line) => [`${line.name}/${line.to}`, line.n]));
    const lost = acknowledged.filter(({ name, buildId, release: n, changed }) => {
      const found = lines.get(`${name}/${buildId}`);
      return found === undefined || (changed && found !== n);
    });
    expect(lost).toEqual([]);
    const { serving, release: current } = await client.releases();
    expect(current).toBe(history.length);
    await checkFiles(
      serving.flatMap(({ name, buildId, lastGood }) =>
        [buildId, ...(lastGood === null ? [] : [lastGood])].map((id) => ({ name, buildId: id })),
      ),
    );
  }

  /** Every build that visitors may be given is there, whole. */
  async function checkFiles(builds: readonly { readonly name: string; readonly buildId: string }[]) {
    const store = createFolderStore(path.join(folder, 'store'));
    for (const build of builds) {
      const description = await store.get(artifactKey(build));
      expect(description).not.toBeNull();
      expect(await verifyBuildFiles(store, JSON.parse(String(description)))).toEqual([]);
    }
  }

  it(
    `loses nothing it has acknowledged, in ${ROUNDS} rounds`,
    async () => {
      const names = Array.from({ length: AT_ONCE }, (_, at) => `mf-crash${String.fromCodePoint(97 + at)}`);
      const moments = Object.keys(MOMENTS) as Moment[];
      for (let round = 0; round < ROUNDS; round += 1) {
        delivery = await start();
        await checkEverything();
        const fatal = moments[(moments.length - 1 + round * 2) % moments.length] ?? 'answer';
        await killDuringReleases(names, fatal, randomInt(1, MOMENTS[fatal] + 1));
      }
      delivery = await start();
      await checkEverything();
      expect(acknowledged.length).toBeGreaterThan(0);
      process.stderr.write(
        `${ROUNDS} kills, ${acknowledged.length} releases acknowledged, ${history.length} in the history\n`,
      );
    },
    ROUNDS * ROUND_LIMIT_MS,
  );
});
