import { jestPreset } from '../tools/jest/preset.mjs';

export default jestPreset('paypal-stand-in', 'node');
