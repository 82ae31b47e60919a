import { jestPreset } from '../tools/jest/preset.mjs';

const preset = jestPreset('delivery', 'node');

export default {
  ...preset,
  // TypeBox and cookie ship ES modules only; PGlite imports Node's modules dynamically, which Jest allows in transformed files.
  transformIgnorePatterns: preset.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(cookie|typebox|@electric-sql|'),
  ),
};
