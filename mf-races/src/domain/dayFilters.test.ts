import { groupMeetings } from '@galopin/shared/racing';
import { dayRace } from '../testing/raceFixtures';
import { filterMeetings, NO_FILTERS, readFilters, writeFilters } from './dayFilters';
import { differInFilters } from './filterKeys';

const RACES = [
  dayRace({ id: 1, number: 1, discipline: 'Attelé' }),
  dayRace({ id: 2, number: 2, discipline: 'Monté', isQuinte: true }),
  dayRace({ id: 3, meeting: 2, racecourse: 'MANTORP', country: 'SE', discipline: 'Attelé' }),
  dayRace({ id: 4, meeting: 3, racecourse: 'DEAUVILLE', discipline: 'Course de poneys' }),
];
const ids = (filters: Partial<typeof NO_FILTERS>) =>
  filterMeetings(groupMeetings(RACES), { ...NO_FILTERS, ...filters }).flatMap(({ races }) =>
    races.map(({ id }) => id),
  );

describe('the filters of an address', () => {
  it('are disciplines, countries and the Quinté+', () => {
    expect(
      readFilters({ discipline: 'plat,steeple-chase-cross-country', pays: 'fr,se', quinte: '1' }, RACES),
    ).toEqual({
      disciplines: ['plat', 'steeple-chase-cross-country'],
      countries: ['FR', 'SE'],
      quinte: true,
    });
  });

  it.each([
    [{}],
    [{ discipline: '', pays: '', quinte: '' }],
    [{ discipline: 'luge', pays: 'xx', quinte: 'oui' }],
    [{ discipline: ',,%', pays: 'f,1,zz,france', quinte: '0' }],
    [{ discipline: '__proto__', pays: '<b>', quinte: 'true' }],
  ])('are none for %j', (query) => expect(readFilters(query, RACES)).toEqual(NO_FILTERS));

  it('leave out what is unknown and what is said twice, and read any spelling', () => {
    const { disciplines, countries } = readFilters(
      { discipline: 'luge, Attelé,attele,MONTE', pays: 'Fr,FR,qq' },
      RACES,
    );
    expect(disciplines).toEqual(['attele', 'monte']);
    expect(countries).toEqual(['FR']);
  });

  it('may name a discipline that only this day has', () => {
    expect(readFilters({ discipline: 'course-de-poneys' }, RACES).disciplines).toEqual(['course-de-poneys']);
    expect(readFilters({ discipline: 'course-de-poneys' }, []).disciplines).toEqual([]);
  });

  it('are written beside the rest of the address, and read back', () => {
    const filters = { disciplines: ['plat', 'haies'], countries: ['FR', 'SE'], quinte: true };
    const written = writeFilters(new URLSearchParams('jour=2022-12-04'), filters);
    expect(Object.fromEntries(written)).toEqual({
      jour: '2022-12-04',
      discipline: 'plat,haies',
      pays: 'fr,se',
      quinte: '1',
    });
    expect(readFilters(Object.fromEntries(written), [])).toEqual(filters);
    expect(writeFilters(written, NO_FILTERS).toString()).toBe('jour=2022-12-04');
  });

  it.each([
    [{}, { quinte: '1' }, true],
    [{ jour: '2022-12-04', pays: 'fr' }, { jour: '2022-12-04' }, true],
    [{ quinte: '1' }, { quinte: '1' }, false],
    [{}, {}, false],
    [{ quinte: '1' }, { jour: '2022-12-04' }, false],
    [{}, { jour: '2022-12-04' }, false],
  ])('are all that differs between %j and %j: %j', (one, other, answer) =>
    expect(differInFilters(one, other)).toBe(answer),
  );
});

describe('filtered meetings', () => {
  it('are all of them without filters, the very same', () => {
    const meetings = groupMeetings(RACES);
    expect(filterMeetings(meetings, NO_FILTERS)).toBe(meetings);
  });

  it('keep the races that meet each kind of filter, any choice within a kind', () => {
    expect(ids({ disciplines: ['attele'] })).toEqual([1, 3]);
    expect(ids({ disciplines: ['attele', 'monte'] })).toEqual([1, 2, 3]);
    expect(ids({ disciplines: ['attele'], countries: ['SE'] })).toEqual([3]);
    expect(ids({ quinte: true })).toEqual([2]);
    expect(ids({ quinte: true, countries: ['SE'] })).toEqual([]);
  });

  it('leave out a meeting without any, and do not touch one that keeps all', () => {
    const meetings = groupMeetings(RACES);
    const filtered = filterMeetings(meetings, { ...NO_FILTERS, disciplines: ['attele'] });
    expect(filtered.map(({ racecourse }) => racecourse)).toEqual(['VINCENNES', 'MANTORP']);
    expect(filtered[1]).toBe(meetings[1]);
  });
});
