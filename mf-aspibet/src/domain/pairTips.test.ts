import { race } from '@galopin/shared/testing';
import { lockedTip, tip } from '../testing/tipFixtures';
import { pairTips } from './pairTips';

describe('pairTips', () => {
  it('puts tips beside their races in the order of the tips and keeps the other races', () => {
    const races = [race({ id: 1 }), race({ id: 2 }), race({ id: 3 })];
    const { tipped, others } = pairTips(races, [tip({ raceId: 3 }), tip({ raceId: 1 })]);
    expect(tipped.map((pair) => pair.race?.id)).toEqual([3, 1]);
    expect(others.map(({ id }) => id)).toEqual([2]);
  });

  it('keeps a tip on a race the visitor does not see', () => {
    const { tipped, others } = pairTips([], [tip({ raceId: 9 })]);
    expect(tipped).toEqual([{ tip: tip({ raceId: 9 }), race: null }]);
    expect(others).toEqual([]);
  });

  it('counts a race whose tip is locked among none of the others', () => {
    const races = [race({ id: 1 }), race({ id: 2 })];
    expect(pairTips(races, [], [lockedTip({ raceId: 1 })]).others.map(({ id }) => id)).toEqual([2]);
  });
});
