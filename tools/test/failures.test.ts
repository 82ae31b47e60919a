import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import { failedJourneys, failedUnits } from './failures';

let file: string;
const write = (report: unknown) => writeFileSync(file, JSON.stringify(report));

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'failures-')), 'report.json');
});
afterEach(() => rmSync(path.dirname(file), { recursive: true }));

describe('a failure is told with the command that repeats it alone', () => {
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
    expect(failedUnits(file)).toEqual([
      {
        what: "shared/src/lib/odds.test.ts: odds (all) aren't 0",
        repeat: "pnpm exec jest shared/src/lib/odds.test.ts -t 'odds \\(all\\) aren'\\''t 0'",
      },
      { what: 'shell/src/App.test.tsx', repeat: 'pnpm exec jest shell/src/App.test.tsx' },
    ]);
  });

  it('for a journey, however deep its group', () => {
    const spec = (title: string, line: number, ok: boolean) => ({ title, file: 'day.spec.ts', line, ok });
    write({
      suites: [
        {
          specs: [spec('good', 3, true)],
          suites: [{ specs: [spec('a day is chosen', 118, false)] }],
        },
      ],
    });
    expect(failedJourneys(file)).toEqual([
      { what: 'day.spec.ts:118: a day is chosen', repeat: 'pnpm e2e specs/day.spec.ts:118' },
    ]);
  });

  it('and none is known where nothing was written', () => {
    expect([failedUnits(`${file}.none`), failedJourneys(`${file}.none`)]).toEqual([[], []]);
  });
});
