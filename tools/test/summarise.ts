import colors from 'picocolors';
import type { SuiteResult } from './runSuite';

/** Tests named at the end, so that what makes a run long is seen. */
const SLOWEST = 10;

const PAINT = { passed: colors.green, failed: colors.red, 'left out': colors.yellow };

export const minutes = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds / 10) * 10} s` : `${Math.round(seconds / 60)} min`;

/**
 * Lines that end a run: each suite, each failure with the command that repeats it alone, the slowest tests and, last of
 * all and alone, how many tests passed.
 * @param total seconds that the run took
 */
export function summarise(results: readonly SuiteResult[], total: number): readonly string[] {
  const tests = results.flatMap((result) => result.tests);
  const count = (outcome: string) => tests.filter((test) => test.outcome === outcome).length;
  const slowest = tests
    .filter(({ milliseconds }) => milliseconds > 0)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST);
  return [
    '',
    ...results.map(
      ({ name, outcome, seconds, detail }) =>
        `${PAINT[outcome](outcome.padEnd(9))} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${detail ?? ''}`,
    ),
    ...(slowest.length > 0 ? ['', 'The slowest tests:'] : []),
    ...slowest.map(({ what, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${what}`),
    ...tests
      .filter(({ outcome }) => outcome === 'failed')
      .flatMap(({ what, repeat }) => [`${colors.red('✘')} ${what}`, `    ${repeat}`]),
    '',
    `Whole run: ${minutes(total)}. Pictures of failed journeys, and their traces with TRACE=1: test-results/browser.`,
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  ];
}
