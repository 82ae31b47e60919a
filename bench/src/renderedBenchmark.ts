import { readdirSync, readFileSync } from 'node:fs';
import { processorTime } from '@galopin/tools/start';
import { Pool } from 'undici';
import { largestRace } from './largestRace';
import { readCount } from './readCount';
import { quantile } from './quantile';
import type { Benchmark, Figure } from './Benchmark';

const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
/** Only members see it: its document has no content, as all had before pages were rendered. */
const FRAME = '/Jour';

/**
 * Documents of a running site, by its port: a page that is kept, a page that nobody has asked for before, and the frame
 * that a browser fills. Rounds alternate, as other work slows all of them, and the best of each counts. What renders is
 * found among the processes of this machine.
 */
export const renderedBenchmark: Benchmark = {
  name: 'rendered',
  description: 'documents with their content, kept and new, held against the frame alone',
  options: (command) =>
    command
      .option('--site <url>', 'a site that `pnpm start` runs', 'http://localhost:3000')
      .option('--rounds <n>', 'rounds', readCount, 5)
      .option('--seconds <n>', 'seconds of a round', readCount, 3)
      .option('--connections <n>', 'connections, each with one call under way', readCount, 32),
  run: async ({ site, rounds, seconds, connections }) => {
    const load = { seconds: Number(seconds), connections: Number(connections) };
    const pool = new Pool(new URL(String(site)).origin, { connections: load.connections });
    try {
      const race = await largestRace(String(site));
      if (race === null) return [{ what: 'left out', value: `no site answers at ${String(site)}` }];
      return await measure(pool, race, Number(rounds), load);
    } finally {
      await pool.close();
    }
  },
};

interface Load {
  readonly seconds: number;
  readonly connections: number;
}

interface Round {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p95: number;
  /** Renders in one second of the processor time of what renders; null where there was none. */
  readonly perProcessorSecond: number | null;
  readonly bytes: number;
}

async function measure(pool: Pool, race: string, rounds: number, load: Load): Promise<readonly Figure[]> {
  let asked = 0;
  const targets: Readonly<Record<string, () => string>> = {
    'frame alone': () => FRAME,
    '`/`, kept': () => '/',
    'a race, kept': () => race,
    '`/`, new': () => `/?n=${(asked += 1)}-${process.pid}`,
    'a race, new': () => `${race}?n=${(asked += 1)}-${process.pid}`,
  };
  const done = new Map<string, Round[]>();
  // The first round of each warms it up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, next] of Object.entries(targets)) {
      const measured = await runRound(pool, next, load);
      if (round > 0) done.set(name, [...(done.get(name) ?? []), measured]);
    }
  const best = [...done].map(([name, of]) => ({ name, ...bestOf(of) }));
  const frame = best[0];
  if (frame === undefined) return [];
  return best.flatMap(({ name, perSecond, p95, perProcessorSecond, bytes }) => [
    {
      what: name,
      value: `${perSecond.toFixed(0)}/s, p95 ${p95.toFixed(1)} ms, ${(bytes / 1000).toFixed(1)} kB`,
    },
    ...(name.endsWith('new')
      ? [
          {
            what: `${name}: renders in a second of one core`,
            value: perProcessorSecond === null ? 'nothing was rendered' : perProcessorSecond.toFixed(0),
          },
        ]
      : [{ what: `${name}: p95 ÷ the frame’s`, value: (p95 / frame.p95).toFixed(2) }]),
  ]);
}

const bestOf = (rounds: readonly Round[]): Round => ({
  perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
  p95: Math.min(...rounds.map(({ p95 }) => p95)),
  perProcessorSecond: rounds.reduce<number | null>(
    (most, { perProcessorSecond: of }) => (of === null ? most : Math.max(of, most ?? 0)),
    null,
  ),
  bytes: rounds[0]?.bytes ?? 0,
});

async function runRound(pool: Pool, next: () => string, { seconds, connections }: Load): Promise<Round> {
  const before = renderSeconds();
  const times: number[] = [];
  let bytes = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  const ask = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      const { statusCode, body } = await pool.request({ path: next(), method: 'GET', headers: HEADERS });
      const content = await body.arrayBuffer();
      if (statusCode !== 200) throw new Error(`a document was answered with ${statusCode}`);
      times.push(performance.now() - begun);
      bytes = content.byteLength;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const spent = renderSeconds() - before;
  return {
    perSecond: times.length / ((performance.now() - started) / 1000),
    p95: quantile(times, 0.95),
    perProcessorSecond: spent === 0 ? null : times.length / spent,
    bytes,
  };
}

/** Processor seconds so far of all processes that render. */
function renderSeconds(): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandOf(name).includes('/room.capnp'))
    .reduce((sum, name) => sum + processorTime(Number(name)), 0);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It has ended since.
    return '';
  }
}
