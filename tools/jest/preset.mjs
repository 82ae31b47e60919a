import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserTests, nodeTests } from '@galopin/kit/jest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = (name) => path.join(repository, name);

/** What servers and tools load of packages that ship ES modules only. */
const ES_ONLY = [
  'jose',
  '@fastify',
  'fastify',
  'pure-rand',
  'lru-cache',
  'parse',
  'csv-parse',
  'execa',
  '@electric-sql',
  'cookie',
  'get-port',
  'p-limit',
  'yocto-queue',
  'p-retry',
  'is-network-error',
  's3mini',
  'oxc-parser',
];

/**
 * Jest settings of a package of the site itself; remotes take theirs from the kit.
 * @param {string} name folder of the package
 * @param {'browser' | 'node'} kind where its code runs
 */
export function jestPreset(name, kind) {
  const options = { name, root: folder(name), esOnly: ES_ONLY, bundled: { kysely: folder('backend') } };
  return kind === 'browser' ? browserTests(options) : nodeTests(options);
}
