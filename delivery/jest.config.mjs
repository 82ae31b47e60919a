import { jestPreset } from '../tools/jest/preset.mjs';

const preset = jestPreset('delivery', 'node');

export default {
  ...preset,
  // PGlite loads Node's own modules by a dynamic import, which Jest only allows in transformed files.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@electric-sql|'),
  ),
};
