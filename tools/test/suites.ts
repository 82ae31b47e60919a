import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';
import { print } from '@galopin/kit/terminal';
import { chooseClock } from './chooseClock';
import { findChromium } from './findChromium';
import { findPostgres } from './findPostgres';
import { journeysOf } from './journeysOf';
import { readJourneys, readUnits } from './readReports';
import { FOUND, type Change, type Run, type Suite } from './Suite';

const UNIT_RESULTS = path.join(FOUND, 'unit.json');
const EMBEDDED_RESULTS = path.join(FOUND, 'embedded.json');
const JOURNEY_RESULTS = path.join(FOUND, 'journeys.json');

const CODE = /\.(ts|tsx|mjs|cjs|js|json)$/;
const FORMATTED = /\.(ts|tsx|mjs|cjs|js|json|md|ya?ml|css|html)$/;
const touches = (pattern: RegExp) => (change: Change) => change.files.some((file) => pattern.test(file));
const script = (name: string): Run => ({ command: ['pnpm', 'run', name] });

/** Everything that CI runs, the fast suites first. */
export const suites: readonly Suite[] = [
  {
    name: 'format',
    isTouchedBy: touches(FORMATTED),
    plan: async () => script('format:check'),
  },
  { name: 'lint', isTouchedBy: touches(CODE), plan: async () => script('lint') },
  { name: 'unused', isTouchedBy: touches(CODE), plan: async () => script('unused') },
  { name: 'types', isTouchedBy: touches(CODE), plan: async () => script('types') },
  {
    name: 'audit',
    isBeside: true,
    isTouchedBy: touches(/(^|\/)package\.json$|^pnpm-/),
    plan: async () => script('supply-chain:audit'),
  },
  {
    name: 'unit',
    isTouchedBy: touches(CODE),
    async plan(change) {
      const postgres = await findPostgres();
      if (postgres.url === null && process.env['CI']) return { leftOut: postgres.reason, isFault: true };
      if (postgres.url === null) print(`On the embedded database: ${postgres.reason}`);
      return {
        command: [
          'pnpm',
          'run',
          'unit',
          ...jsonTo(UNIT_RESULTS),
          ...(change === null ? [] : [`--changedSince=${change.base}`, '--passWithNoTests']),
        ],
        env: { TEST_DATABASE_URL: postgres.url ?? '' },
      };
    },
    report: { file: UNIT_RESULTS, read: readUnits },
  },
  // What asks most of a database: once more on the one that a bare machine has. Some journeys run on it as well.
  {
    name: 'embedded',
    isTouchedBy: touches(/^(backend|delivery|postgres)\//),
    async plan() {
      if ((await findPostgres()).url === null)
        return { leftOut: 'the units have run on the embedded database', isFault: false };
      return {
        command: ['pnpm', 'run', 'unit:embedded', ...jsonTo(EMBEDDED_RESULTS)],
        env: { TEST_DATABASE_URL: '' },
      };
    },
    report: { file: EMBEDDED_RESULTS, read: readUnits },
  },
  {
    name: 'drills',
    isBeside: true,
    isTouchedBy: touches(/^(backend|delivery|shared|postgres|processes|bench)\//),
    async plan() {
      const postgres = await findPostgres();
      if (postgres.url === null) return { leftOut: postgres.reason, isFault: Boolean(process.env['CI']) };
      return { ...script('drill:all'), env: { TEST_DATABASE_URL: postgres.url } };
    },
  },
  {
    name: 'browser',
    isTouchedBy: ({ files }) => journeysOf(files) !== null,
    async plan(change) {
      const chromium = await findChromium(print);
      if (chromium.executable === null)
        return { leftOut: chromium.reason, isFault: Boolean(process.env['CI']) };
      const journeys = change === null ? null : journeysOf(change.files);
      const remotes = journeys?.remotes ?? [];
      const { name, clock } = chooseClock();
      const repeatWith = `DEMO_CLOCK=${clock}`;
      print(`Journeys begin at ${name}; to repeat them: ${repeatWith} pnpm test browser`);
      return {
        command: ['pnpm', 'run', 'e2e', ...(journeys?.files ?? [])],
        repeatWith,
        env: {
          DEMO_CLOCK: clock,
          CHROMIUM_PATH: chromium.executable,
          E2E_RESULTS: JOURNEY_RESULTS,
          // Kept from run to run, which the run's own folder is not.
          PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(repositoryRoot, 'node_modules/.cache/playwright'),
          TEST_DATABASE_URL: (await findPostgres()).url ?? '',
          ...(remotes.length > 0 && { E2E_REMOTES: remotes.join() }),
        },
      };
    },
    report: { file: JOURNEY_RESULTS, read: readJourneys },
  },
  {
    name: 'nodes',
    isTouchedBy: touches(/(^|\/)package\.json$|^pnpm-|^tools\/test\/nodes\//),
    async plan() {
      const chromium = await findChromium(print);
      if (chromium.executable === null)
        return { leftOut: chromium.reason, isFault: Boolean(process.env['CI']) };
      return {
        ...script('test:nodes'),
        env: {
          CHROMIUM_PATH: chromium.executable,
          TEST_DATABASE_URL: (await findPostgres()).url ?? '',
          // One journey at a time: a second site would be started for half a minute of journeys.
          E2E_WORKERS: '1',
        },
      };
    },
  },
];

const jsonTo = (results: string) => ['--json', `--outputFile=${results}`];
