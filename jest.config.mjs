import { availableParallelism } from 'node:os';

export default {
  projects: [
    'shared',
    'kit',
    'create-remote',
    'postgres',
    'processes',
    'renderer',
    'paypal-stand-in',
    'shell',
    'mf-*',
    'backend',
    'delivery',
    'demo',
    'tools',
    'bench',
  ].map((folder) => `<rootDir>/${folder}`),
  // A limit, not an expectation: a machine that is busy must not turn a sound test red.
  testTimeout: 30_000,
  passWithNoTests: false,
  // Jest's default leaves a core idle, and a file waits a tenth of its time for servers and databases.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};
