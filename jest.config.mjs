export default {
  projects: ['shared', 'shell', 'mf-*', 'backend', 'delivery', 'tools'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // A limit, not an expectation: a machine that is busy must not turn a sound test red.
  testTimeout: 30_000,
  passWithNoTests: false,
  // Jest's default leaves a core idle: on two of them that is half the machine.
  maxWorkers: '100%',
};
