import { favouriteRun } from '../testing/favouriteRun';
import { nextFavouriteRace } from './nextFavouriteRace';

const NOON = Date.parse('2026-11-22T12:00:00+01:00');
const runs = [
  favouriteRun({ raceId: 6, time: '11:30', number: 1 }),
  favouriteRun({ raceId: 7, time: '13:50', number: 9, horse: 'Jappeloup' }),
  favouriteRun({ raceId: 7, time: '13:50', number: 4, horse: 'Idaho' }),
  favouriteRun({ raceId: 8, time: '14:20' }),
];

describe('the next race of favourites', () => {
  it('is the first that has not started, with its first runner and how many more', () => {
    expect(nextFavouriteRace(runs, NOON)).toMatchObject({ run: { raceId: 7, horse: 'Idaho' }, others: 1 });
  });

  it('is not one for which all were withdrawn, or whose time is not known', () => {
    const left = [
      favouriteRun({ raceId: 7, time: '13:50', nonRunner: true }),
      favouriteRun({ raceId: 9, time: null }),
      favouriteRun({ raceId: 8, time: '14:20' }),
    ];
    expect(nextFavouriteRace(left, NOON)).toMatchObject({ run: { raceId: 8 }, others: 0 });
  });

  it('is none after the last one, and of nobody', () => {
    expect(nextFavouriteRace(runs, NOON + 3 * 3_600_000)).toBeNull();
    expect(nextFavouriteRace([], NOON)).toBeNull();
  });
});
