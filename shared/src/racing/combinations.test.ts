import fc from 'fast-check';
import { countCombinations, factorial } from './combinations';

const horses = fc.integer({ min: 0, max: 30 });

/** Counted one by one. */
function choose(from: readonly number[], wanted: number): number {
  if (wanted === 0) return 1;
  return from.reduce((sum, _, index) => sum + choose(from.slice(index + 1), wanted - 1), 0);
}

describe('countCombinations', () => {
  it.each([
    [5, 3, 10],
    [8, 5, 56],
    [18, 5, 8568],
    [6, 4, 15],
    [3, 3, 1],
    [2, 3, 0],
    [7, 0, 1],
  ])('of %i horses takes %i in %i ways', (from, wanted, ways) => {
    expect(countCombinations(from, wanted)).toBe(ways);
  });

  it('is as many as can be counted one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 6 }), (from, wanted) => {
        const numbers = Array.from({ length: from }, (_, index) => index);
        expect(countCombinations(from, wanted)).toBe(choose(numbers, wanted));
      }),
    );
  });

  it('follows Pascal’s triangle and is the same for those left out', () => {
    fc.assert(
      fc.property(horses, horses, (from, wanted) => {
        expect(countCombinations(from + 1, wanted + 1)).toBe(
          countCombinations(from, wanted) + countCombinations(from, wanted + 1),
        );
        if (wanted <= from)
          expect(countCombinations(from, wanted)).toBe(countCombinations(from, from - wanted));
      }),
    );
  });
});

describe('factorial', () => {
  it('counts orders', () => {
    expect([0, 1, 2, 3, 5].map(factorial)).toEqual([1, 1, 2, 6, 120]);
  });
});
