import { at, dayRace } from '../testing/raceFixtures';
import {
  hasDepartureFilters,
  isWantedDeparture,
  readDepartureFilters,
  writeDepartureFilters,
} from './departureFilters';

const NONE = { soon: false, hour: null, discipline: '', bet: '' };
const read = (search: string) => readDepartureFilters(Object.fromEntries(new URLSearchParams(search)));
const now = at('14:00');
const betsOf = (id: number) => (id === 1 ? ['MULTI', 'QUINTE_PLUS'] : []);

describe('filters of departures', () => {
  it('come from the address and go back into it, beside what is no filter', () => {
    const search = 'vue=departs&quand=30&heure=14&discipline=plat&pari=multi';
    const filters = read(search);
    expect(filters).toEqual({ soon: true, hour: 14, discipline: 'plat', bet: 'MULTI' });
    expect(writeDepartureFilters(new URLSearchParams('vue=departs&heure=9'), filters).toString()).toBe(
      'vue=departs&heure=14&quand=30&discipline=plat&pari=multi',
    );
    expect(writeDepartureFilters(new URLSearchParams(search), NONE).toString()).toBe('vue=departs');
  });

  it.each(['heure=25', 'heure=-1', 'heure=9.5', 'quand=60', 'pari=%3Cb%3E', 'heure='])(
    'leave out %s',
    (search) => expect(read(search)).toEqual({ ...NONE, bet: search.startsWith('pari') ? 'B' : '' }),
  );

  it('want all without any', () => {
    expect(hasDepartureFilters(NONE)).toBe(false);
    expect(isWantedDeparture(dayRace({ time: null }), NONE, { now, betsOf })).toBe(true);
  });

  it.each([
    ['13:59', false],
    ['14:00', true],
    ['14:30', true],
    ['14:31', false],
    [null, false],
  ])('count a start at %s within half an hour of 14h00: %s', (time, isWanted) =>
    expect(isWantedDeparture(dayRace({ time }), { ...NONE, soon: true }, { now, betsOf })).toBe(isWanted),
  );

  it('hold together: hour, discipline and bet', () => {
    const race = dayRace({ id: 1, time: '14:10', discipline: 'Attelé' });
    const wanted = (filters: object) => isWantedDeparture(race, { ...NONE, ...filters }, { now, betsOf });
    expect(wanted({ hour: 14, discipline: 'attele', bet: 'MULTI' })).toBe(true);
    expect(wanted({ hour: 15 })).toBe(false);
    expect(wanted({ discipline: 'plat' })).toBe(false);
    expect(wanted({ bet: 'PICK5' })).toBe(false);
  });
});
