import { jestPreset } from '../tools/jest/preset.mjs';

export default {
  ...jestPreset('demo', 'node'),
  globalSetup: '<rootDir>/../backend/src/testing/makeTemplate.ts',
  globalTeardown: '<rootDir>/../backend/src/testing/dropTemplate.ts',
};
