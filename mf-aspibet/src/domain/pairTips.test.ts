import type { DayArrivals } from '@galopin/shared/racing';
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
    expect(tipped).toEqual([{ tip: tip({ raceId: 9 }), race: null, arrival: null }]);
    expect(others).toEqual([]);
  });

  it('tells the arrival of a race that the visitor does not see', () => {
    const arrival = { order: [[4]], final: true, cancelled: false };
    const arrivals = { 3: { 8: arrival } };
    expect(pairTips([], [tip({ raceId: 9, meeting: 3, race: 8 })], [], arrivals).tipped[0]?.arrival).toBe(
      arrival,
    );
  });

  it('takes the announced arrival before the recorded one', () => {
    const recorded = { order: [[8]], final: true, cancelled: false };
    const announced = { order: [[4]], final: false, cancelled: false };
    const races = [race({ id: 1, meeting: 1, number: 4, arrival: recorded })];
    const pair = (arrivals: DayArrivals) =>
      pairTips(races, [tip({ raceId: 1 })], [], arrivals).tipped[0]?.arrival;
    expect(pair({ 1: { 4: announced } })).toBe(announced);
    expect(pair({})).toBe(recorded);
  });

  it('counts a race whose tip is locked among none of the others', () => {
    const races = [race({ id: 1 }), race({ id: 2 })];
    expect(pairTips(races, [], [lockedTip({ raceId: 1 })]).others.map(({ id }) => id)).toEqual([2]);
  });
});
