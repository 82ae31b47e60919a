import { stripVTControlCharacters } from 'node:util';
import type { SuiteResult } from './runSuite';
import type { TestResult } from './Suite';
import { summarise } from './summarise';

const test = (what: string, milliseconds: number, outcome: TestResult['outcome'] = 'passed'): TestResult => ({
  what,
  repeat: `repeat ${what}`,
  outcome,
  milliseconds,
});
const suite = (name: string, tests: readonly TestResult[]): SuiteResult => ({
  name,
  outcome: tests.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed',
  seconds: 3,
  tests,
});
const linesOf = (results: readonly SuiteResult[]) => summarise(results, 75).map(stripVTControlCharacters);

describe('the end of a run', () => {
  const many = Array.from({ length: 12 }, (_, at) => test(`unit ${at}`, 100 * (at + 1)));
  const lines = linesOf([
    suite('lint', [test('lint', 0)]),
    suite('unit', many),
    suite('browser', [test('day', 5000), test('stats', 10, 'failed'), test('live', 0, 'skipped')]),
  ]);

  it('is a plain line that counts the tests of all suites, suites without tests as one', () => {
    expect(lines.at(-1)).toBe('14 passed, 1 failed, 1 skipped');
  });

  it('names the ten slowest, the slowest first', () => {
    const from = lines.indexOf('The slowest tests:') + 1;
    expect(lines.slice(from, from + 10).map((line) => line.trim().split(/ s {2}/)[1])).toEqual([
      'day',
      ...many
        .slice(3)
        .reverse()
        .map(({ what }) => what),
    ]);
  });

  it('repeats each failure with its command, and says where pictures lie', () => {
    expect(lines.slice(lines.indexOf('✘ stats'))).toEqual(
      expect.arrayContaining([
        '✘ stats',
        '    repeat stats',
        expect.stringContaining('test-results/browser'),
      ]),
    );
  });
});
