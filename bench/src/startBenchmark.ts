import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import type { Benchmark, Figure } from './Benchmark';
import { readCount } from './readCount';
import { readProcessTree, type ProcessUse } from './processTree';

const COMMAND = ['npx', '--yes', 'pnpm@10.34.8', 'start'] as const;

/** Parts of a start, by what their command lines hold; the first that fits. */
const PARTS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Auth emulator', /galopin-auth|auth-emulator/],
  ['backend and its demo world', /backend|demo-src-server/],
  ['delivery', /delivery/],
  ['database', /postgres-src/],
  ['stand-in for PayPal', /paypal/],
  ['starter, builds included', /tools\/start|start\.mjs/],
  ['npx and pnpm', /npx|pnpm/],
];
const REST = 'other';

interface Moment {
  /** Seconds since the command was given. */
  readonly clock: number;
  readonly processes: readonly ProcessUse[];
}

interface Start {
  readonly firstPage: Moment;
  readonly signIn: Moment;
}

/**
 * Two starts one after the other, the first as on a fresh checkout: an empty data folder and nothing compiled. Seconds of
 * the clock, and of the processor, which a busy machine changes less.
 */
export const startBenchmark: Benchmark = {
  name: 'start',
  description: 'the start as on a fresh checkout, and again',
  options: (command) => command.option('--busy <loops>', 'endless loops that run beside it', readCount, 0),
  run: async ({ busy }) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-start-'));
    const loops = Array.from({ length: Number(busy) }, () =>
      spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', detached: true }),
    );
    rmSync(path.join(repositoryRoot, '.cache', 'servers'), { recursive: true, force: true });
    try {
      const first = await measureStart(dataDir);
      const again = await measureStart(dataDir);
      return [...describe('first start', first), ...describe('second start', again)];
    } finally {
      for (const loop of loops) loop.kill();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureStart(dataDir: string): Promise<Start> {
  const [program, ...args] = COMMAND;
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'close');
  try {
    const { pid = 0 } = child;
    const now = (): Moment => ({
      clock: (performance.now() - begun) / 1000,
      processes: readProcessTree(pid),
    });
    const signs = followSigns(child);
    const died = ended.then(() => {
      throw new Error(`The site did not start:\n${signs.printed()}`);
    });
    const url = await Promise.race([signs.address, died]);
    const page = await fetch(url);
    if (!page.ok) throw new Error(`The first page is answered ${page.status}: ${await page.text()}`);
    const firstPage = now();
    await Promise.race([signs.signIn, died]);
    died.catch(() => undefined);
    return { firstPage, signIn: now() };
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

function followSigns(child: ChildProcess) {
  let printed = '';
  const when = (sign: RegExp) =>
    new Promise<string>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', () => {
          const found = sign.exec(printed)?.[1];
          if (found !== undefined) resolve(found);
        });
    });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  return {
    printed: () => printed,
    address: when(/Galopin (http:\S+)/),
    signIn: when(/(Auth emulator.*)\n/),
  };
}

function describe(what: string, { firstPage, signIn }: Start): Figure[] {
  return [
    { what: `${what}: first page`, value: figure(firstPage) },
    { what: `${what}: sign-in`, value: figure(signIn) },
    ...usesByPart(firstPage.processes).map(({ part, seconds, memory }) => ({
      what: `${what}: ${part}, at the first page`,
      value: `${seconds.toFixed(1)} processor seconds, ${memory.toFixed(0)} MB`,
    })),
  ];
}

function figure({ clock, processes }: Moment): string {
  const sum = (of: (use: ProcessUse) => number) => processes.reduce((total, use) => total + of(use), 0);
  return `${sum(({ seconds }) => seconds).toFixed(1)} processor seconds, ${clock.toFixed(1)} s, ${sum(({ memory }) => memory).toFixed(0)} MB`;
}

function usesByPart(processes: readonly ProcessUse[]) {
  const parts = new Map<string, { seconds: number; memory: number }>();
  for (const { command, seconds, memory } of processes) {
    const part = PARTS.find(([, sign]) => sign.test(command))?.[0] ?? REST;
    const sum = parts.get(part) ?? { seconds: 0, memory: 0 };
    parts.set(part, { seconds: sum.seconds + seconds, memory: sum.memory + memory });
  }
  return [...parts]
    .map(([part, use]) => ({ part, ...use }))
    .sort((left, right) => right.seconds - left.seconds);
}
