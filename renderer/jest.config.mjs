import { jestPreset } from '../tools/jest/preset.mjs';

export default jestPreset('renderer', 'node');
