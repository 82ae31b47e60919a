import { jestPreset } from '../tools/jest/preset.mjs';

const preset = jestPreset('backend', 'node');

export default {
  ...preset,
  // Parse Server loads an adapter by a dynamic import, which Jest only allows in transformed files.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(parse-server|'),
  ),
  globalSetup: '<rootDir>/src/testing/makeTemplate.ts',
  globalTeardown: '<rootDir>/src/testing/dropTemplate.ts',
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@parse/push-adapter$': '<rootDir>/src/testing/noPushAdapter.ts',
  },
};
