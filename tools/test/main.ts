import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import colors from 'picocolors';
import { repositoryRoot } from '@galopin/processes';
import { complain, print } from '@galopin/kit/terminal';
import { runOnNode } from './nodes/runOnNode';
import { openTestRun, type TestRun } from './openTestRun';
import { readChange } from './readChange';
import { runCommand, runSuite, type SuiteResult } from './runSuite';
import type { Change, Suite } from './Suite';
import { minutes, summarise } from './summarise';
import { suites } from './suites';

interface Options {
  readonly changed?: string | true;
  readonly watch?: boolean;
  readonly node?: string;
}

const TIMES = path.join(repositoryRoot, '.cache', 'test-times.json');

/** What a shell tells of a command that Ctrl-C has ended. */
const INTERRUPTED = 130;

const program = new Command('pnpm test')
  .description(
    'Runs everything that CI runs, or what is asked for, and says what passed, failed or was left out.',
  )
  .argument('[suites...]', `of ${suites.map(({ name }) => name).join(', ')}; all of them when none is named`)
  .option('--changed [base]', 'only what the changes since a commit can break (default: since main was left)')
  .option('--node <major>', 'on another Node, in a copy of the checkout: `--node 26`')
  .option('--watch', 'the units of what is being changed, again with each change')
  .action(async (names: readonly string[], { changed, watch = false, node }: Options) => {
    if (node !== undefined) {
      process.exitCode = await runOnNode(node, ['test', ...names]);
      return;
    }
    if (watch) {
      process.exitCode = await runCommand(['pnpm', 'exec', 'jest', '--watch'], {});
      return;
    }
    const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
    if (unknown.length > 0)
      throw new Error(
        `${unknown.join(', ')}: no such suite; there are ${suites.map(({ name }) => name).join(', ')}`,
      );
    const change = changed === undefined ? null : readChange(changed === true ? undefined : changed);
    if (change !== null) print(`${change.files.length} files have changed since ${change.base.slice(0, 8)}`);
    const started = performance.now();
    const run = openTestRun();
    const results = await runAll(names, change, run).finally(() => run.close());
    for (const line of summarise(results, (performance.now() - started) / 1000)) print(line);
    const hasFailed = results.some(({ outcome }) => outcome === 'failed');
    process.exitCode = run.isInterrupted() ? INTERRUPTED : Number(hasFailed);
  });

/**
 * One after the other, each with how far it has come and how long the last run took from there on; those that leave a
 * processor idle in a row of their own beside them.
 */
async function runAll(
  names: readonly string[],
  change: Change | null,
  run: TestRun,
): Promise<readonly SuiteResult[]> {
  const chosen = suites.filter(
    (suite) =>
      (names.length === 0 || names.includes(suite.name)) && (change === null || suite.isTouchedBy(change)),
  );
  // A change runs parts of suites: it has times of its own.
  const times = readTimes(change === null ? 'whole' : 'changed');
  const inRow = async (row: readonly Suite[], announce?: (at: number) => void) => {
    const results: SuiteResult[] = [];
    for (const [at, suite] of row.entries()) {
      if (run.isInterrupted()) break;
      announce?.(at);
      const result = await runSuite(suite, { change, isBeside: announce === undefined });
      results.push(result);
      if (result.outcome !== 'left out') times.note(suite.name, result.seconds);
    }
    return results;
  };
  // Alone, there is nothing that it could run beside.
  const isBeside = ({ isBeside: may = false }: Suite) => may && chosen.length > 1;
  const [main, beside] = [chosen.filter((suite) => !isBeside(suite)), chosen.filter(isBeside)];
  const known = (row: readonly Suite[]) => row.map(({ name }) => times.of(name));
  const announceMain = (at: number) => {
    const left = known(main.slice(at));
    const time = left.every((of) => of !== undefined)
      ? `, about ${minutes(left.reduce((total, of) => total + of, 0))} left`
      : '';
    print(`\n${colors.bold(`▶ ${main[at]?.name}`)} ${colors.dim(`${at + 1} of ${main.length}${time}`)}`);
  };
  if (beside.length > 0) print(`beside the others: ${beside.map(({ name }) => name).join(', ')}`);
  const [first, second] = await Promise.all([inRow(main, announceMain), inRow(beside)]);
  return [...first, ...second];
}

/** How long suites took when they ran last, on this machine. */
function readTimes(kind: 'whole' | 'changed') {
  let kept: Record<string, number> = {};
  try {
    kept = JSON.parse(readFileSync(TIMES, 'utf8')) as Record<string, number>;
  } catch {
    // Nothing has run yet, or what was kept is of no use: it is written anew.
  }
  return {
    of: (name: string): number | undefined => kept[`${kind} ${name}`],
    note(name: string, seconds: number) {
      kept = { ...kept, [`${kind} ${name}`]: Math.round(seconds) };
      mkdirSync(path.dirname(TIMES), { recursive: true });
      writeFileSync(TIMES, JSON.stringify(kept));
    },
  };
}

program.parseAsync().catch((error: unknown) => {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
