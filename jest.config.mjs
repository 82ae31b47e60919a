export default {
  projects: ['shared', 'shell', 'mf-*', 'backend', 'delivery', 'tools'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  passWithNoTests: false,
};
