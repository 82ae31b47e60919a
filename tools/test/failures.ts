import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '@galopin/processes';
import type { Failure } from './Suite';

const UnitReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

interface JourneySuite {
  readonly specs?: readonly Journey[] | undefined;
  readonly suites?: readonly JourneySuite[] | undefined;
}
interface Journey {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
}
const JourneySuiteSchema: v.GenericSchema<JourneySuite> = v.object({
  specs: v.optional(
    v.array(
      v.object({
        title: v.string(),
        file: v.string(),
        line: v.number(),
        ok: v.boolean(),
      }),
    ),
  ),
  suites: v.optional(v.array(v.lazy(() => JourneySuiteSchema))),
});
const JourneyReport = v.object({ suites: v.array(JourneySuiteSchema) });

/** @param file that `jest --json` has written */
export function failedUnits(file: string): readonly Failure[] {
  if (!existsSync(file)) return [];
  const { testResults } = v.parse(UnitReport, JSON.parse(readFileSync(file, 'utf8')));
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const place = path.relative(repositoryRoot, name);
      const repeat = `pnpm exec jest ${place}`;
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be run has no test to name.
      if (failed.length === 0) return [{ what: place, repeat }];
      return failed.map(({ fullName }) => ({
        what: `${place}: ${fullName}`,
        repeat: `${repeat} -t ${quoted(fullName)}`,
      }));
    });
}

/** @param file that Playwright's JSON reporter has written */
export function failedJourneys(file: string): readonly Failure[] {
  if (!existsSync(file)) return [];
  const within = ({ specs = [], suites = [] }: JourneySuite): readonly Journey[] => [
    ...specs,
    ...suites.flatMap(within),
  ];
  return v
    .parse(JourneyReport, JSON.parse(readFileSync(file, 'utf8')))
    .suites.flatMap(within)
    .filter(({ ok }) => !ok)
    .map(({ title, file: spec, line }) => ({
      what: `${spec}:${line}: ${title}`,
      repeat: `pnpm e2e ${path.posix.join('specs', path.basename(spec))}:${line}`,
    }));
}

/** For a shell; `-t` takes a pattern, in which a title's own signs mean something. */
const quoted = (title: string) =>
  `'${title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "'\\''")}'`;
