import { countAmongFirst, firstPlaces, placeIn } from './arrivalPlaces';

const ORDER = [[8], [4], [15], [2], [11], [9]];
const TIE = [[8], [4], [15], [2], [11, 9], [3]];

describe('places of an arrival', () => {
  it('go by runner, those of a dead heat by both', () => {
    expect([8, 11, 3].map((runner) => placeIn(ORDER, runner))).toEqual([1, 5, null]);
    expect([8, 4, 15].map((runner) => placeIn([[8, 4], [15]], runner))).toEqual([1, 1, 3]);
  });

  it('are counted up to the last wanted', () => {
    expect(countAmongFirst(ORDER, 5, [4, 8, 9, 1])).toBe(2);
    expect(countAmongFirst(ORDER, 5, [8, 4, 15, 2, 11])).toBe(5);
    expect(countAmongFirst([], 5, [8])).toBe(0);
  });

  it('leave room for one of those that tie for the last', () => {
    expect(countAmongFirst(TIE, 5, [11, 9])).toBe(1);
    expect(firstPlaces(TIE, 5)).toEqual(TIE.slice(0, 5));
    expect(firstPlaces(ORDER, 3)).toEqual([[8], [4], [15]]);
  });
});
