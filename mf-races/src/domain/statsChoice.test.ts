import fc from 'fast-check';
import { apiQuery, firstChoice, inView, readChoice, STATS_PAGE_VIEWS, writeChoice } from './statsChoice';

const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text));

describe('the choice in the address of the statistics', () => {
  it('is the jockeys of 365 days without any', () => {
    expect(readChoice({})).toEqual(firstChoice('jockeys'));
    expect(writeChoice(firstChoice('jockeys'))).toBe('');
  });

  it('is written without defaults', () => {
    expect(writeChoice({ ...firstChoice('horses'), period: '90', sort: 'winRate', minimum: 5 })).toBe(
      '?vue=chevaux&periode=90&min=5&tri=gagne',
    );
  });

  it('is read as it was written', () => {
    const choice = fc.record({
      view: fc.constantFrom(...STATS_PAGE_VIEWS),
      period: fc.constantFrom('30', '90', '365', '2025'),
      racecourse: fc.constantFrom('', 'Paris-Vincennes', 'Lyon - La Soie & fils'),
      page: fc.integer({ min: 1, max: 99 }),
      minimum: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(choice, (given) => {
        const whole = { ...firstChoice(given.view), ...given };
        expect(readChoice(queryOf(writeChoice(whole)))).toEqual(whole);
      }),
    );
  });

  it.each([
    ['vue=chats', 'view', 'jockeys'],
    ['periode=7', 'period', '365'],
    ['periode=libre&du=2026-11-02&au=2026-11-01', 'period', '365'],
    ['periode=libre&du=hier', 'period', '365'],
    ['vue=drivers&discipline=plat', 'discipline', ''],
    ['vue=jockeys&discipline=attele', 'discipline', ''],
    ['vue=corde&discipline=haies', 'discipline', 'plat'],
    ['vue=hippodromes&tri=gains', 'sort', 'order'],
    ['peloton=grand', 'field', ''],
    ['min=0', 'minimum', 10],
    ['page=-1', 'page', 1],
  ])('takes nothing wrong from ?%s', (query, name, value) => {
    expect(readChoice(queryOf(query))).toMatchObject({ [name]: value });
  });

  it('asks for the days of a free period, for the period otherwise', () => {
    expect(apiQuery(readChoice(queryOf('periode=libre&du=2026-11-01&au=2026-11-03')))).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-03',
    });
    expect(apiQuery(readChoice({ periode: '2025' }))).toMatchObject({ period: '2025' });
  });

  it('keeps period and racecourse in another view, the discipline where it fits, and begins at its first page', () => {
    const choice = {
      ...firstChoice('jockeys'),
      period: '30',
      racecourse: 'Craon',
      discipline: 'plat',
      page: 3,
    } as const;
    expect(inView(choice, 'horses')).toMatchObject({
      period: '30',
      racecourse: 'Craon',
      discipline: 'plat',
      page: 1,
    });
    expect(inView(choice, 'drivers')).toMatchObject({ discipline: '', minimum: 10 });
  });
});
