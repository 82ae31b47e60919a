import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { MESSAGE_PATHS } from '@galopin/shared/contracts';
import { repositoryRoot, startProcess, type TestProcess } from '@galopin/processes';
import { step } from '@galopin/tools/start';
import { readCount } from './readCount';
import type { Benchmark, Figure } from './Benchmark';
import { withBenchDatabase } from './benchDatabase';
import { wallClock, type StreamLoad, type StreamLoadResult } from './streamLoad';

const TOKEN = 'a token of twenty-four characters';
/** Milliseconds between two messages: each is heard everywhere before the next one. */
const PAUSE = 1000;

/** A backend as it runs in production, with streams and nothing else to do. */
async function startNode(
  databaseUrl: string,
  folder: string,
  redis: string | undefined,
): Promise<TestProcess> {
  return startProcess('backend/src/server.ts', {
    BACKEND_PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    WEBHOOK_TOKEN: TOKEN,
    ...(redis !== undefined && { REDIS_URL: redis }),
  });
}

/** Megabytes that a process holds in memory; null where the system does not tell. */
async function megabytes({ pid }: TestProcess): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

/** Streams in a process of their own. */
async function startListeners(load: StreamLoad) {
  const script = path.join(repositoryRoot, 'bench/src/streamLoad.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(load)], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process with the streams ended before it had heard everything.');
  });
  const next = async () => String((await Promise.race([once(lines, 'line'), ended]))[0]);
  await next();
  return async (): Promise<StreamLoadResult> => JSON.parse(await next()) as StreamLoadResult;
}

async function publish({ url }: TestProcess): Promise<void> {
  const answer = await fetch(`${url}${MESSAGE_PATHS.publish}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: `Arrivée R1 C4 : 3 - 1 - 4, sent at ${wallClock()}`, snackbar: false }),
  });
  if (answer.status !== 202) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

async function measure(
  nodes: readonly TestProcess[],
  name: string,
  streams: number,
  messages: number,
): Promise<readonly Figure[]> {
  const before = await Promise.all(nodes.map(megabytes));
  const finish = await step(`${name}: ${streams} streams`, () =>
    startListeners({ urls: nodes.map(({ url }) => url), streams, messages }),
  );
  const [first] = nodes;
  if (first === undefined) throw new Error('There is no node to publish at');
  const finished = finish();
  for (let message = 0; message < messages; message += 1) {
    await publish(first);
    await delay(PAUSE);
  }
  const { p50, p99, most, doubled } = await step(`${name}: ${messages} messages`, () => finished);
  const after = await Promise.all(nodes.map(megabytes));
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    {
      what: `${name}: from sending to hearing, p50 · p99 · most`,
      value: [p50, p99, most].map(ms).join(' · '),
    },
    { what: `${name}: heard twice`, value: String(doubled) },
    {
      what: `${name}: memory of a node before · with its streams`,
      value: `${before.join(', ')} · ${after.join(', ')} MB`,
    },
  ];
}

/** One node alone, then two that share a Redis, which only rings: messages are rows of the database. */
export const streamBenchmark: Benchmark = {
  name: 'streams',
  description:
    'messages over HTTP to open streams, on a database made beside the one of BENCH_DATABASE_URL; with --redis also on two nodes',
  options: (command) =>
    command
      .option('--streams <n>', 'streams in all', readCount, 5000)
      .option('--messages <n>', 'messages', readCount, 20)
      .option('--redis <url>', 'a Redis that two nodes share'),
  run: ({ streams, messages, redis }) =>
    withBenchDatabase(async (url) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'bench-streams-'));
      const nodes: TestProcess[] = [];
      const figures: Figure[] = [];
      const run = async (name: string, count: number, address?: string) => {
        for (let node = 0; node < count; node += 1)
          nodes.push(await step(`${name}: backend ${node + 1}`, () => startNode(url, folder, address)));
        figures.push(...(await measure(nodes, name, Number(streams), Number(messages))));
        for (const node of nodes.splice(0)) await node.kill();
      };
      try {
        await run('one node', 1);
        if (typeof redis === 'string') await run('two nodes', 2, redis);
        return figures;
      } finally {
        for (const node of nodes) await node.kill();
        await rm(folder, { recursive: true, force: true });
      }
    }),
};
