import { quantile } from './quantile';

describe('a quantile', () => {
  it.each([
    [[5], 0.5, 5],
    [[4, 1, 3, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.95, 4],
    [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
    [[7, 8], 0, 7],
  ])('of %j at %d is %d', (values, share, expected) => expect(quantile(values, share)).toBe(expected));

  it('is none of nothing', () => expect(() => quantile([], 0.5)).toThrow('no values'));
});
