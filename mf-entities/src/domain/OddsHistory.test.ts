import { oddsTrend } from './OddsHistory';

const points = (...odds: readonly number[]) => odds.map((value, at) => ({ at, odds: value }));

describe('oddsTrend', () => {
  it.each([
    [[8, 7.3], null, 'level', 7.3],
    [[8, 7.2], null, 'down', 7.2],
    [[8, 8.8], null, 'up', 8.8],
    [[8], 5, 'down', 5],
    [[8, 12], 8, 'level', 8],
  ] as const)('%j, now %p: %s', (odds, current, direction, last) =>
    expect(oddsTrend(points(...odds), current)).toEqual({ direction, first: odds[0], last }),
  );

  it.each([
    ['never taken', undefined, null],
    ['never taken, known now', [], 5],
    ['taken once, not known now', points(8), null],
  ])('is null for odds %s', (_, taken, current) => expect(oddsTrend(taken, current)).toBeNull());
});
