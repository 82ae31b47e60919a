import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import { print } from '@galopin/kit/terminal';
import { FOUND, type Change, type Failure, type Suite } from './Suite';

export interface SuiteResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'left out';
  readonly seconds: number;
  readonly detail?: string;
  readonly failures: readonly Failure[];
}

/** Status by which a command says that it could not be run here, and has said why. */
export const LEFT_OUT = 77;

/** Where the output of a suite goes that runs beside others. */
const logOf = (name: string) => path.join(FOUND, `${name}.log`);

/** Runs one suite, or what a change can break of it, with its output in sight or, beside others, told at its end. */
export async function runSuite(
  suite: Suite,
  { change, isBeside }: { readonly change: Change | null; readonly isBeside: boolean },
): Promise<SuiteResult> {
  const { name } = suite;
  const started = performance.now();
  const end = (outcome: SuiteResult['outcome'], detail?: string, failures: readonly Failure[] = []) => ({
    name,
    outcome,
    seconds: (performance.now() - started) / 1000,
    failures,
    ...(detail !== undefined && { detail }),
  });
  // What a suite leaves there it does not make room for itself: a fresh checkout has no such folder.
  mkdirSync(FOUND, { recursive: true });
  const plan = await suite.plan(change);
  if ('leftOut' in plan) return end(plan.isFault ? 'failed' : 'left out', plan.leftOut);
  const log = isBeside ? logOf(name) : undefined;
  const status = await runCommand(plan.command, plan.env ?? {}, log);
  if (log !== undefined) print(`\n▶ ${name}, which ran beside the others\n${await readFile(log, 'utf8')}`);
  if (status === LEFT_OUT) return end('left out', 'said above why');
  if (status === 0) return end('passed');
  const found = suite.failures?.() ?? [];
  return end('failed', undefined, found.length > 0 ? found : [{ what: name, repeat: `pnpm test ${name}` }]);
}

/**
 * @param log file that takes the output; in sight without one
 * @returns the command's status; 1 when a signal ended it
 */
export async function runCommand(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  log?: string,
): Promise<number> {
  const file = log === undefined ? null : await open(log, 'w');
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(program, args, {
        cwd: repositoryRoot,
        env: { ...process.env, ...env },
        stdio: file === null ? 'inherit' : ['ignore', file.fd, file.fd],
      });
      child.once('error', reject);
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    await file?.close();
  }
}
