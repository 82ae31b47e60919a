import colors from 'picocolors';
import { complain, print } from '../start/report';
import { findChromium } from './findChromium';
import { findPostgres } from './findPostgres';
import { runSuite, type SuiteResult } from './runSuite';

/** Runs everything that CI runs, the fast suites first, and says at the end what passed, failed or was left out. */
async function main(): Promise<number> {
  const results: SuiteResult[] = [];
  const run = async (name: string, script: string, env: Record<string, string> = {}) =>
    results.push(await runSuite(name, ['pnpm', 'run', script], env));

  await run('format', 'format:check');
  await run('lint', 'lint');
  await run('types', 'types');
  await run('audit', 'supply-chain:audit');
  const postgres = await findPostgres();
  if (postgres.url === null) {
    await run('unit', 'unit');
    const outcome = process.env['CI'] ? 'failed' : 'left out';
    results.push({ name: 'postgres', outcome, detail: postgres.reason, seconds: 0 });
  } else {
    await run('unit', 'unit', { TEST_DATABASE_URL: postgres.url });
    // What asks most of a database once more on the one that a bare machine has; the journeys run on it as well.
    await run('embedded', 'unit:embedded', { TEST_DATABASE_URL: '' });
  }

  if (postgres.url === null)
    results.push({ name: 'drills', outcome: 'left out', detail: postgres.reason, seconds: 0 });
  else await run('drills', 'drill:all', { TEST_DATABASE_URL: postgres.url });

  await run('browser', 'e2e', { CHROMIUM_PATH: await findChromium(print) });
  return summarise(results);
}

function summarise(results: readonly SuiteResult[]): number {
  const paint = { passed: colors.green, failed: colors.red, 'left out': colors.yellow };
  print('');
  for (const { name, outcome, seconds, detail } of results) {
    print(
      `${paint[outcome](outcome.padEnd(9))} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${detail ?? ''}`,
    );
  }
  const count = (outcome: SuiteResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  print(`\nsuites: ${count('passed')} passed, ${count('failed')} failed, ${count('left out')} skipped`);
  return count('failed') === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
