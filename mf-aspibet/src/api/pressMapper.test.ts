import { pressRow } from '../testing/tipFixtures';
import { mapPress } from './pressMapper';

describe('mapPress', () => {
  it('reads the selections of each title with their race', () => {
    expect(mapPress({ press: [pressRow({ meeting: 'R1' })] })).toEqual([
      {
        raceId: 104,
        meeting: 1,
        race: 4,
        racecourse: 'Paris-Vincennes',
        raceName: 'Prix de Vesoul',
        titles: [
          { title: 'Le Turfiste', selection: [4, 8, 15] },
          { title: 'Casaques', selection: [8, 2] },
        ],
      },
    ]);
  });

  it('leaves out a synthesis without a title', () => {
    expect(mapPress({ press: [pressRow({ titles: [] })] })).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['no list', { press: {} }],
    ['a synthesis on no race', { press: [pressRow({ raceId: undefined })] }],
    ['a runner that is no number', { press: [pressRow({ titles: [{ title: 'A', selection: ['4'] }] })] }],
  ])('refuses %s', (_, answer) => {
    expect(() => mapPress(answer)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});
