import { readPress } from './readPress';

const ON_RACE = {
  raceId: 104,
  meeting: 1,
  race: 4,
  racecourse: 'Paris-Vincennes',
  raceName: 'Prix de Vesoul',
};
const TITLES = [
  { title: 'Le Turfiste', selection: [4, 8, 15] },
  { title: 'Casaques', selection: [8, 2] },
];
const pressRow = (changes: Readonly<Record<string, unknown>> = {}) => ({
  ...ON_RACE,
  jour: '2026-11-21',
  titles: TITLES,
  ...changes,
});

describe('readPress', () => {
  it('reads the selections of each title with their race', () => {
    expect(readPress({ press: [pressRow({ meeting: 'R1' })] })).toEqual([
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
    expect(readPress({ press: [pressRow({ titles: [] })] })).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['no list', { press: {} }],
    ['a synthesis on no race', { press: [pressRow({ raceId: undefined })] }],
    ['a runner that is no number', { press: [pressRow({ titles: [{ title: 'A', selection: ['4'] }] })] }],
  ])('refuses %s', (_, answer) => {
    expect(() => readPress(answer)).toThrow(expect.objectContaining({ code: 'malformed' }));
  });
});
