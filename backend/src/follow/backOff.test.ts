import { backOff } from './backOff';

describe('the time to stay away', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [8, 256_000],
    [9, 300_000],
    [1_000, 300_000],
  ])('after %i failures is at most %i ms, at least half of it', (failures, longest) => {
    expect(backOff(failures, 0)).toBe(longest / 2);
    expect(backOff(failures, 1)).toBe(longest);
  });
});
