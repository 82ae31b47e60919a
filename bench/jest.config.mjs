import { jestPreset } from '../tools/jest/preset.mjs';

export default jestPreset('bench', 'node');
