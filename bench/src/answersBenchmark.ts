import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess, type TestProcess } from '@galopin/processes';
import { readCount } from './readCount';
import { askUntil } from './askUntil';
import { CHANGING, KEPT, PROXIED, startStandIn } from './answersStandIn';
import { quantile } from './quantile';
import type { Benchmark, Figure } from './Benchmark';

const TOKEN = 'a token of twenty-four characters';
const CHANGES = 50;

/** What one server did in one round. */
interface Round {
  readonly perSecond: number;
  /** Microseconds of processor time an answer costs; null where the system does not tell. */
  readonly cost: number | null;
}

interface Target {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
}

/**
 * The races of a day through delivery's port, kept and proxied, held against a bare Fastify route that sends the same
 * bytes. Delivery runs as in production, with a stand-in for the backend, which a kept answer does not reach. Rounds
 * alternate, as other work slows all of them, and the best of each counts; the cost of an answer in processor time
 * hardly depends on other work at all.
 */
export const answersBenchmark: Benchmark = {
  name: 'answers',
  description: 'public answers of the API through the site’s port, held against a bare Fastify route',
  options: (command) =>
    command
      .option('--rounds <n>', 'rounds', readCount, 7)
      .option('--seconds <n>', 'seconds of a round', readCount, 2)
      .option('--connections <n>', 'connections, each with one call under way', readCount, 64),
  run: async ({ rounds, seconds, connections }) => {
    const load = { seconds: Number(seconds), connections: Number(connections) };
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-answers-'));
    const backend = await startStandIn();
    const { body, packed } = backend;
    const processes: TestProcess[] = [];
    try {
      const bare = await startProcess('bench/src/bareRoute.ts', { ANSWER: packed.toString('base64') });
      processes.push(bare);
      const delivery = await startProcess('delivery/src/server.ts', settingsOf(folder, backend.url));
      processes.push(delivery);
      const targets: readonly Target[] = [
        { name: 'bare route', url: `${bare.url}${KEPT}`, pid: bare.pid },
        { name: 'kept by delivery', url: `${delivery.url}${KEPT}`, pid: delivery.pid },
        { name: 'proxied by delivery', url: `${delivery.url}${PROXIED}`, pid: delivery.pid },
      ];
      return [
        { what: 'the answer', value: `${body.length} bytes, ${packed.length} with brotli` },
        ...(await measure(targets, Number(rounds), load)),
        await timeChanges(delivery.url, backend.change),
      ];
    } finally {
      for (const each of processes) await each.kill();
      backend.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const settingsOf = (folder: string, backend: string) => ({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  DEMO: '0',
  INTERNAL_TOKEN: TOKEN,
  BACKEND_URL: backend,
  // It serves from memory; what is measured needs no ledger.
  DATABASE_URL: 'postgres://127.0.0.1:9/none',
});

/** How long after a change delivery still gives an answer from before it, asked without a pause. */
async function timeChanges(site: string, change: () => string): Promise<Figure> {
  const times: number[] = [];
  for (let at = 0; at < CHANGES; at += 1) {
    await readText(site);
    const wanted = change();
    const told = performance.now();
    while ((await readText(site)) !== wanted);
    times.push(performance.now() - told);
  }
  const ms = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  return { what: 'from a change to an answer with it, p50 · most', value: `${ms(0.5)} · ${ms(1)}` };
}

const readText = async (site: string) => (await fetch(`${site}${CHANGING}`)).text();

interface Load {
  readonly seconds: number;
  readonly connections: number;
}

async function measure(targets: readonly Target[], rounds: number, load: Load): Promise<readonly Figure[]> {
  const done = new Map<string, Round[]>(targets.map(({ name }) => [name, []]));
  // The first round of each warms it up.
  for (let round = 0; round <= rounds; round += 1)
    for (const target of targets) {
      const measured = await runRound(target, load);
      if (round > 0) done.get(target.name)?.push(measured);
    }
  return describe(targets.map(({ name }) => ({ name, ...bestOf(done.get(name) ?? []) })));
}

interface Result extends Round {
  readonly name: string;
}

function describe([bare, ...others]: readonly Result[]): readonly Figure[] {
  if (bare === undefined) return [];
  return [
    ...[bare, ...others].map(({ name, perSecond, cost }) => ({
      what: name,
      value: `${perSecond.toFixed(0)} answers/s${cost === null ? '' : `, ${cost.toFixed(1)} µs of processor each`}`,
    })),
    ...others.map(({ name, perSecond, cost }) => ({
      what: `${name} ÷ ${bare.name}`,
      value: `${(perSecond / bare.perSecond).toFixed(2)} in answers/s${
        cost === null || bare.cost === null ? '' : `, ${(bare.cost / cost).toFixed(2)} in processor time`
      }`,
    })),
  ];
}

function bestOf(rounds: readonly Round[]): Round {
  const costs = rounds.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  return {
    perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
    cost: costs.length === 0 ? null : Math.min(...costs),
  };
}

async function runRound({ url, pid }: Target, { seconds, connections }: Load): Promise<Round> {
  const before = await processorMicroseconds(pid);
  const started = performance.now();
  const until = started + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(url, until)));
  const answers = counts.reduce((sum, count) => sum + count, 0);
  const elapsed = (performance.now() - started) / 1000;
  const after = await processorMicroseconds(pid);
  return {
    perSecond: answers / elapsed,
    cost: before === null || after === null ? null : (after - before) / answers,
  };
}

/** Kernel's clock ticks a second. */
const TICKS = 100;

/** Processor time of a process so far; null where the system does not tell. */
async function processorMicroseconds(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return user === undefined || system === undefined ? null : ((user + system) * 1e6) / TICKS;
}
