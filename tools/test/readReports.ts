import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { repositoryRoot } from '@galopin/processes';
import type { TestResult } from './Suite';

const UnitReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), duration: v.nullish(v.number()) }),
      ),
    }),
  ),
});

interface JourneySuite {
  readonly specs?: readonly Journey[] | undefined;
  readonly suites?: readonly JourneySuite[] | undefined;
}
const JourneySchema = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  ok: v.boolean(),
  tests: v.array(v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) })),
});
type Journey = v.InferOutput<typeof JourneySchema>;
const JourneySuiteSchema: v.GenericSchema<JourneySuite> = v.object({
  specs: v.optional(v.array(JourneySchema)),
  suites: v.optional(v.array(v.lazy(() => JourneySuiteSchema))),
});
const JourneyReport = v.object({ suites: v.array(JourneySuiteSchema) });

/** @param file that `jest --json` has written */
export function readUnits(file: string): readonly TestResult[] {
  const { testResults } = v.parse(UnitReport, JSON.parse(readFileSync(file, 'utf8')));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const place = path.relative(repositoryRoot, name);
    const repeat = `pnpm exec jest ${place}`;
    const tests = assertionResults.map((test): TestResult => ({
      what: `${place}: ${test.fullName}`,
      repeat: `${repeat} -t ${quoted(test.fullName)}`,
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      milliseconds: test.duration ?? 0,
    }));
    if (status !== 'failed' || tests.some(({ outcome }) => outcome === 'failed')) return tests;
    // A file that could not be run has no test to name.
    return [...tests, { what: place, repeat, outcome: 'failed', milliseconds: 0 }];
  });
}

/** @param file that Playwright's JSON reporter has written */
export function readJourneys(file: string): readonly TestResult[] {
  const within = ({ specs = [], suites = [] }: JourneySuite): readonly Journey[] => [
    ...specs,
    ...suites.flatMap(within),
  ];
  const { suites } = v.parse(JourneyReport, JSON.parse(readFileSync(file, 'utf8')));
  return suites.flatMap(within).map(({ title, file: spec, line, ok, tests }): TestResult => {
    const isSkipped = tests.every(({ status }) => status === 'skipped');
    return {
      what: `${spec}:${line}: ${title}`,
      repeat: `pnpm e2e ${path.posix.join('specs', path.basename(spec))}:${line}`,
      outcome: isSkipped ? 'skipped' : ok ? 'passed' : 'failed',
      milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    };
  });
}

/** For a shell; `-t` takes a pattern, in which a title's own signs mean something. */
const quoted = (title: string) =>
  `'${title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "'\\''")}'`;
