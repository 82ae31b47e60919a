import { shoeingLabel } from './shoeingLabel';

describe('shoeingLabel', () => {
  it.each([
    ['DD', 'D4'],
    ['DF', 'DA'],
    ['FD', 'DP'],
    ['PP', 'P4'],
    ['FP', 'PP'],
    ['PD', 'PA DP'],
    ['', ''],
    ['X', 'X'],
  ])('writes %p as %p', (code, label) => expect(shoeingLabel(code)).toBe(label));
});
