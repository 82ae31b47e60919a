import { mapRunners } from '../api/runnerMapper';
import { runnerRow } from '../testing/entityFixtures';
import { rankRunners, resolveArrival } from './resolveArrival';

const recorded = { order: [[1], [2]], final: true, cancelled: false };
const provisional = { order: [[2], [1]], final: false, cancelled: false };
const runners = mapRunners([
  runnerRow(1, { cl: '2' }),
  runnerRow(2, { cl: '1' }),
  runnerRow(3, { cl: 'DAI' }),
]);

describe('resolveArrival', () => {
  it('believes the announced arrival first', () =>
    expect(resolveArrival(provisional, { arrival: recorded }, runners)).toBe(provisional));

  it('keeps the recorded one when nothing is announced', () =>
    expect(resolveArrival({ ...provisional, order: [] }, { arrival: recorded }, runners)).toBe(recorded));

  it('knows a cancelled race', () => {
    const cancelled = { order: [], final: false, cancelled: true };
    expect(resolveArrival(cancelled, { arrival: null }, [])).toBe(cancelled);
  });

  it('is made of the ranks of the runners otherwise', () =>
    expect(resolveArrival(null, { arrival: null }, runners)).toEqual({
      order: [[2], [1]],
      final: true,
      cancelled: false,
    }));

  it('is null before the race', () => expect(resolveArrival(null, { arrival: null }, [])).toBeNull());
});

describe('rankRunners', () => {
  it('ranks those without a result of their own', () => {
    const [first, second] = rankRunners(mapRunners([runnerRow(1), runnerRow(2)]), provisional);
    expect(first?.finish).toEqual({ kind: 'ranked', rank: 2 });
    expect(second?.finish).toEqual({ kind: 'ranked', rank: 1 });
  });

  it('believes the arrival before results of their own that it has corrected', () => {
    const own = ['1', '2', '3', 'DAI', 'NP', ''].map((cl, index) => runnerRow(index + 1, { cl }));
    const corrected = { ...provisional, order: [[2], [6]] };
    expect(rankRunners(mapRunners(own), corrected).map(({ finish }) => finish)).toEqual([
      { kind: 'unknown' },
      { kind: 'ranked', rank: 1 },
      { kind: 'ranked', rank: 3 },
      { kind: 'notClassed', code: 'DAI' },
      { kind: 'nonRunner' },
      { kind: 'ranked', rank: 2 },
    ]);
  });

  it('leaves results as they are without an arrival', () =>
    expect(rankRunners(runners, null)).toEqual(runners));
});
