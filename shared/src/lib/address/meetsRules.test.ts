import { firstValues, meetsRules } from './meetsRules';

describe('meetsRules', () => {
  it.each(['1', '12', '9007199254740991'])('takes %s for a positive integer', (id) => {
    expect(meetsRules({ params: { id: 'positiveInteger' } }, { params: { id }, query: {} })).toBe(true);
  });

  it.each(['0', '-1', '01', '1.5', '1e3', 'abc', '', '9007199254740993', ' 1'])(
    'does not take %j for one',
    (id) => {
      expect(meetsRules({ params: { id: 'positiveInteger' } }, { params: { id }, query: {} })).toBe(false);
    },
  );

  it.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', 'demain', ''])(
    'does not take %j for a day',
    (jour) => {
      expect(meetsRules({ query: { jour: 'isoDate' } }, { params: {}, query: { jour } })).toBe(false);
    },
  );

  it('checks a query parameter only when it is there, and the first of a repeated one', () => {
    const route = { query: { jour: 'isoDate' as const } };
    expect(meetsRules(route, { params: {}, query: {} })).toBe(true);
    expect(
      meetsRules(route, { params: {}, query: firstValues(new URLSearchParams('jour=2024-02-29&jour=x')) }),
    ).toBe(true);
    expect(
      meetsRules(route, { params: {}, query: firstValues(new URLSearchParams('jour=x&jour=2024-02-29')) }),
    ).toBe(false);
  });
});
