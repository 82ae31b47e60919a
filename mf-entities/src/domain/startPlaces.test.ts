import type { Finish } from './finishOf';
import { startPlaces } from './startPlaces';

const RANKED: Finish = { kind: 'ranked', rank: 1 };
const runner = (number: number, draw: number | null, finish: Finish = RANKED) => ({
  number,
  draw,
  finish,
  horse: { id: number, name: `Cheval ${number}` },
});

describe('places at the start', () => {
  it('go from the rail outwards, whatever the numbers, non-runners among them', () => {
    const places = startPlaces([runner(1, 3), runner(2, 1, { kind: 'nonRunner' }), runner(3, 12)]);
    expect(places.map(({ place, number, isNonRunner }) => [place, number, isNonRunner])).toEqual([
      [1, 2, true],
      [3, 1, false],
      [12, 3, false],
    ]);
  });

  it('are none where none were drawn', () => {
    expect(startPlaces([runner(1, null)])).toEqual([]);
  });
});
