import type { Finish } from './finishOf';
import { oddsRanks } from './oddsRanks';

const runner = (
  number: number,
  probableOdds: number | null,
  finalOdds: number | null = null,
  kind = 'unknown',
) => ({
  number,
  probableOdds,
  finalOdds,
  finish: { kind } as Finish,
});

describe('oddsRanks', () => {
  it('ranks by the probable odds until the last ones are there', () =>
    expect([...oddsRanks([runner(1, 9), runner(2, 3), runner(3, 5)])]).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ]));

  it('ranks by the last odds from then on, and only those who have them', () =>
    expect([...oddsRanks([runner(1, 2, 8), runner(2, 3, 4), runner(3, 5)])]).toEqual([
      [1, 2],
      [2, 1],
    ]));

  it('lets equal odds share a rank and leaves the next one out', () =>
    expect([...oddsRanks([runner(1, 3), runner(2, 3), runner(3, 4)]).values()]).toEqual([1, 1, 3]));

  it('leaves non-runners out', () =>
    expect([...oddsRanks([runner(1, 2, null, 'nonRunner'), runner(2, 3)])]).toEqual([[2, 1]]));
});
