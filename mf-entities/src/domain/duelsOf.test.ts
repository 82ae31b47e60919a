import type { Met, MetFinish } from './Comparison';
import { duelsOf } from './duelsOf';

const met = (...finishes: readonly (readonly [number: number, rank: number | null])[]): Met => ({
  raceId: 1,
  jour: '2026-10-01',
  racecourse: 'Caen',
  raceName: '',
  discipline: 'Attelé',
  distance: null,
  finishes: finishes.map(([number, rank]): MetFinish => ({ number, rank, result: '' })),
});

describe('duelsOf', () => {
  it('counts who finished before whom, the one in front more often first', () => {
    const races = [met([3, 1], [7, 4]), met([7, 2], [3, null]), met([7, 1], [3, 5]), met([3, 1], [9, 2])];
    expect(duelsOf(races, [3, 7, 9])).toEqual([
      { pair: [7, 3], races: 3, ahead: [2, 1] },
      { pair: [3, 9], races: 1, ahead: [1, 0] },
    ]);
  });

  it('says nothing of two that are not classed or share a place', () =>
    expect(duelsOf([met([3, null], [7, null]), met([3, 1], [7, 1])], [3, 7])).toEqual([
      { pair: [3, 7], races: 2, ahead: [0, 0] },
    ]));

  it('is empty for those who have never met', () => expect(duelsOf([], [3, 7])).toEqual([]));
});
