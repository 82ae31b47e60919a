import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import { print } from '@galopin/kit/terminal';
import { FOUND, type Change, type Run, type Suite, type TestResult } from './Suite';

export interface SuiteResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'left out';
  readonly seconds: number;
  readonly detail?: string;
  readonly tests: readonly TestResult[];
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
  const { name, report } = suite;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  // What a suite leaves there it does not make room for itself: a fresh checkout has no such folder.
  mkdirSync(FOUND, { recursive: true });
  // A run that ends before it writes must not be told by the report of the one before.
  if (report !== undefined) rmSync(report.file, { force: true });
  const plan = await suite.plan(change);
  if ('leftOut' in plan) {
    const outcome = plan.isFault ? 'failed' : 'left out';
    return { name, outcome, seconds: seconds(), detail: plan.leftOut, tests: [wholeSuite(name, outcome)] };
  }
  const log = isBeside ? logOf(name) : undefined;
  const status = await runCommand(plan.command, plan.env ?? {}, log);
  if (log !== undefined) print(`\n▶ ${name}, which ran beside the others\n${await readFile(log, 'utf8')}`);
  const outcome = OUTCOMES.get(status) ?? 'failed';
  const detail = outcome === 'left out' ? { detail: 'said above why' } : {};
  return { name, outcome, seconds: seconds(), ...detail, tests: testsOf(suite, outcome, plan) };
}

const OUTCOMES = new Map<number, SuiteResult['outcome']>([
  [0, 'passed'],
  [LEFT_OUT, 'left out'],
]);

/** Reads the suite's report. A suite without one, or whose report has no failure to explain its status, counts as one test. */
function testsOf(
  { name, report }: Suite,
  outcome: SuiteResult['outcome'],
  { repeatWith }: Run,
): readonly TestResult[] {
  const known = report !== undefined && existsSync(report.file) ? report.read(report.file) : [];
  const tests =
    repeatWith === undefined
      ? known
      : known.map((test) => ({ ...test, repeat: `${repeatWith} ${test.repeat}` }));
  const isTold = outcome !== 'failed' || tests.some((test) => test.outcome === 'failed');
  return isTold && tests.length > 0 ? tests : [...tests, wholeSuite(name, outcome)];
}

/** A suite as one test. */
const wholeSuite = (name: string, outcome: SuiteResult['outcome']): TestResult => ({
  what: name,
  repeat: `pnpm test ${name}`,
  outcome: outcome === 'left out' ? 'skipped' : outcome,
  milliseconds: 0,
});

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
