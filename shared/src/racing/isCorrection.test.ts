import { isCorrection } from './isCorrection';

describe('isCorrection', () => {
  it.each([
    ['the same order', [[3], [1, 4]], [[3], [1, 4]], false],
    ['a dead heat in another order', [[3], [1, 4]], [[3], [4, 1]], false],
    ['places added behind', [[3], [1]], [[3], [1], [4]], false],
    ['a first order', [], [[3], [1]], false],
    ['two places exchanged', [[3], [1], [4]], [[1], [3], [4]], true],
    ['a place that becomes a dead heat', [[3], [1]], [[3], [1, 4]], true],
    ['an order that became shorter', [[3], [1]], [[3]], true],
  ])('judges %s', (_, before, after, expected) => expect(isCorrection(before, after)).toBe(expected));
});
