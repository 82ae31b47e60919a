import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePackage } from './bundlePackage.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Packages that ship ES modules only and must be turned into CommonJS for Jest. */
const ES_ONLY = [
  'jose',
  '@iconify',
  '@fastify',
  'fastify',
  'pure-rand',
  'lru-cache',
  'parse',
  '@date-fns',
  'nanoid',
  'uuid',
  'csv-parse',
  'until-async',
  'execa',
  '@electric-sql',
  'cookie',
  'p-limit',
  'yocto-queue',
  'p-retry',
  'is-network-error',
  's3mini',
  'oxc-parser',
];

/**
 * Packages of hundreds of files, by a folder of ours that depends on them. They are replaced wherever they are asked
 * for: none may be installed in two versions.
 */
const BUNDLED = {
  kysely: 'backend',
  '@testing-library/dom': 'shell',
  '@testing-library/jest-dom': 'shell',
};

const bundled = () =>
  Object.fromEntries(
    Object.entries(BUNDLED).map(([name, home]) => [
      `^${name}$`,
      bundlePackage(name, home, Object.keys(BUNDLED)),
    ]),
  );

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/**
 * Jest settings every package shares: swc only, types are checked by `tsc -b`.
 * @param {string} displayName package's name in the report
 * @param {'browser' | 'node'} kind where its code runs
 */
export function jestPreset(displayName, kind, extra = {}) {
  const browser = kind === 'browser';
  return {
    displayName,
    // Not in the system's folder for temporary files, of which each run of the test command has its own.
    cacheDirectory: path.join(here, '../../.cache/jest'),
    testEnvironment: browser ? 'jsdom' : 'node',
    ...(browser && { testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] } }),
    setupFilesAfterEnv: browser ? [path.join(here, 'setup-browser.ts')] : [],
    moduleNameMapper: bundled(),
    transform: { '^.+\\.[cm]?[jt]sx?$': swc },
    transformIgnorePatterns: [
      '/\\.cache/jest-packages/',
      `/node_modules/\\.pnpm/(?!(${ES_ONLY.map((name) => name.replace('/', '\\+')).join('|')})[@+])`,
    ],
    testPathIgnorePatterns: ['/node_modules/', '/.data/', '/.cache/'],
    modulePathIgnorePatterns: ['/.data/', '/.cache/'],
    restoreMocks: true,
    ...extra,
  };
}
