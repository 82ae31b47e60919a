import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestPostgres, type TestPostgres } from '@galopin/postgres';
import { openStreams, startProcess, type OpenStreams, type TestProcess } from '@galopin/processes';

const STREAMS = 200;
const TOKEN = 'a token of twenty-four characters';
const LIMIT_MS = 120_000;
/** Shorter than the five seconds of a page, so that the test is over sooner. */
const RETRY = 500;

describe('a backend that is killed under 200 streams', () => {
  let folder: string;
  let postgres: TestPostgres;
  let backend: TestProcess;
  let streams: OpenStreams;
  /** Of the first; the one after it must answer there as well. */
  let port = '0';
  const progress = new EventEmitter();
  const heard: number[][] = Array.from({ length: STREAMS }, () => []);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'streams-'));
    postgres = await startTestPostgres();
    backend = await start();
    ({ port } = new URL(backend.url));
    streams = openStreams({
      url: backend.url,
      count: STREAMS,
      retry: RETRY,
      onMessage: (stream, id) => {
        heard[stream]?.push(id);
        progress.emit('message');
      },
    });
  }, LIMIT_MS);
  afterAll(async () => {
    streams.close();
    await backend.kill();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const start = () =>
    startProcess('backend/src/server.ts', {
      BACKEND_PORT: port,
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      DEMO: '0',
      WEBHOOK_TOKEN: TOKEN,
      // Tokens as the Auth emulator makes them; nothing is asked of it.
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
    });
  /** Publishes one message after the other until it is told to stop; returns the ids that were acknowledged. */
  const publishUntil = async (isOver: () => boolean) => {
    const ids: number[] = [];
    while (!isOver()) {
      const answer = await fetch(`${backend.url}/apin/webhook/message`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: `message ${ids.length}`, snackbar: false }),
      }).catch(() => null);
      // Nothing was acknowledged by a process that is gone.
      if (answer === null) {
        await once(progress, 'started');
        continue;
      }
      expect(answer.status).toBe(202);
      ids.push(Number(((await answer.json()) as { readonly id: string }).id));
    }
    return ids;
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await once(progress, 'message');
  };

  it(
    'has all of them back, with nothing missed and nothing twice',
    async () => {
      await streams.greeted();
      let isOver = false;
      const publishing = publishUntil(() => isOver);
      await until(() => heard.every(({ length }) => length >= 10));
      await backend.kill();
      backend = await start();
      progress.emit('started');
      const back = Date.now();
      await streams.greeted();
      expect(Date.now() - back).toBeLessThan(10_000);
      const atReturn = heard.map(({ length }) => length);
      await until(() => heard.every(({ length }, stream) => length >= (atReturn[stream] ?? 0) + 10));
      isOver = true;
      const acknowledged = await publishing;
      const last = Math.max(...acknowledged);
      await until(() => heard.every((ids) => (ids.at(-1) ?? 0) >= last));

      expect(streams.missed).toBe(0);
      const [first = []] = heard;
      expect(first).toEqual([...new Set(first)].toSorted((one, other) => one - other));
      expect(acknowledged.filter((id) => !first.includes(id))).toEqual([]);
      for (const ids of heard) expect(ids).toEqual(first);
    },
    LIMIT_MS,
  );
});
