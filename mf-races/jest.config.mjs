import { jestPreset } from '../tools/jest/preset.mjs';

export default jestPreset('mf-races', 'browser');
