import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePackage } from './bundlePackage.mjs';

/** Kept from run to run; not in the system's folder for temporary files, of which a run may have its own. */
const CACHE = path.resolve('.cache/jest');

/** Packages that ship ES modules only and must be turned into CommonJS for Jest. */
const ES_ONLY = ['@galopin', '@iconify', '@date-fns', 'nanoid', 'uuid', 'until-async'];

/** Packages of hundreds of files that tests of pages load. */
const BUNDLED = ['@testing-library/dom', '@testing-library/jest-dom'];

const swc = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** Absolute path of a package of the kit's own, wherever the tested one is installed. */
const ours = (name) => fileURLToPath(import.meta.resolve(name));

/**
 * Jest settings of a package whose code runs in Node: swc only, types are checked by `tsc`.
 * @param {{ name: string, esOnly?: readonly string[], bundled?: Readonly<Record<string, string>> }} options
 *   the package's name in the report; packages that ship ES modules only; packages of hundreds of files, each with an
 *   absolute folder that depends on it, which are replaced wherever they are asked for: none may be installed in two
 *   versions
 */
export function nodeTests({ name, esOnly = [], bundled = {} }) {
  const modules = [...ES_ONLY, ...esOnly].join('|');
  const flat = modules.replaceAll('/', '\\+');
  return {
    displayName: name,
    cacheDirectory: path.join(CACHE, 'transforms'),
    testEnvironment: 'node',
    moduleNameMapper: Object.fromEntries(
      Object.entries(bundled).map(([of, root]) => [
        `^${of}$`,
        bundlePackage(of, root, Object.keys(bundled), path.join(CACHE, 'packages')),
      ]),
    ),
    transform: { '^.+\\.[cm]?[jt]sx?$': [ours('@swc/jest'), swc] },
    transformIgnorePatterns: [
      '/\\.cache/jest/packages/',
      `/node_modules/\\.pnpm/(?!(${flat})[@+])`,
      `/node_modules/(?!\\.pnpm/)(?!(${modules})/)`,
    ],
    testPathIgnorePatterns: ['/node_modules/', '/.data/', '/.cache/'],
    modulePathIgnorePatterns: ['/.data/', '/.cache/'],
    restoreMocks: true,
  };
}

/**
 * Jest settings of a package whose code runs in browsers, a remote's: jsdom and Testing Library's matchers on top.
 * @param {{ name: string, root: string, esOnly?: readonly string[], bundled?: Readonly<Record<string, string>> }} options
 *   as of {@link nodeTests}, with the package's absolute folder
 */
export function browserTests({ root, bundled = {}, ...options }) {
  const inPages = Object.fromEntries(BUNDLED.map((name) => [name, root]));
  return {
    ...nodeTests({ ...options, bundled: { ...bundled, ...inPages } }),
    testEnvironment: ours('jest-environment-jsdom'),
    testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
    setupFilesAfterEnv: [fileURLToPath(new URL('setup-browser.mjs', import.meta.url))],
  };
}
