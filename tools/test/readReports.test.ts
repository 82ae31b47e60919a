import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import { readJourneys, readUnits } from './readReports';
import type { TestResult } from './Suite';

let file: string;
const write = (report: unknown) => writeFileSync(file, JSON.stringify(report));

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'reports-')), 'report.json');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

const failed = (tests: readonly TestResult[]) =>
  tests.filter(({ outcome }) => outcome === 'failed').map(({ what, repeat }) => ({ what, repeat }));

describe('a report names each failure with the command that repeats it alone', () => {
  it('for a unit, and for a file that could not be run', () => {
    const name = (place: string) => path.join(repositoryRoot, place);
    write({
      testResults: [
        {
          name: name('shared/src/lib/odds.test.ts'),
          status: 'failed',
          assertionResults: [
            { fullName: 'odds are read', status: 'passed' },
            { fullName: "odds (all) aren't 0", status: 'failed' },
          ],
        },
        { name: name('shell/src/App.test.tsx'), status: 'failed', assertionResults: [] },
        { name: name('shell/src/index.test.ts'), status: 'passed', assertionResults: [] },
      ],
    });
    expect(failed(readUnits(file))).toEqual([
      {
        what: "shared/src/lib/odds.test.ts: odds (all) aren't 0",
        repeat: "pnpm exec jest shared/src/lib/odds.test.ts -t 'odds \\(all\\) aren'\\''t 0'",
      },
      { what: 'shell/src/App.test.tsx', repeat: 'pnpm exec jest shell/src/App.test.tsx' },
    ]);
  });

  it('for a journey, however deep its group', () => {
    const spec = (title: string, line: number, ok: boolean) => ({
      title,
      file: 'day.spec.ts',
      line,
      ok,
      tests: [{ status: ok ? 'expected' : 'unexpected', results: [{ duration: 1 }] }],
    });
    write({
      suites: [
        {
          specs: [spec('good', 3, true)],
          suites: [{ specs: [spec('a day is chosen', 118, false)] }],
        },
      ],
    });
    expect(failed(readJourneys(file))).toEqual([
      { what: 'day.spec.ts:118: a day is chosen', repeat: 'pnpm e2e specs/day.spec.ts:118' },
    ]);
  });

  it('counts what passed, took its time or was left out', () => {
    write({
      testResults: [
        {
          name: 'a.test.ts',
          status: 'passed',
          assertionResults: [
            { fullName: 'one', status: 'passed', duration: 12 },
            { fullName: 'two', status: 'pending', duration: null },
          ],
        },
      ],
    });
    expect(readUnits(file)).toMatchObject([
      { outcome: 'passed', milliseconds: 12 },
      { outcome: 'skipped', milliseconds: 0 },
    ]);
    const journey = (status: string, ...durations: readonly number[]) => ({
      title: status,
      file: 'day.spec.ts',
      line: 1,
      ok: true,
      tests: [{ status, results: durations.map((duration) => ({ duration })) }],
    });
    write({ suites: [{ specs: [journey('expected', 300, 50), journey('skipped')] }] });
    expect(readJourneys(file)).toMatchObject([
      { outcome: 'passed', milliseconds: 350 },
      { outcome: 'skipped', milliseconds: 0 },
    ]);
  });
});
