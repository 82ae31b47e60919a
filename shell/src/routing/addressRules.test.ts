import { meetsRules, readAddress } from './addressRules';

const address = (params: Record<string, string>, query: Record<string, string> = {}) => ({ params, query });

describe('readAddress', () => {
  it('takes parameters and query, of a repeated one the first', () => {
    expect(readAddress({ id: '7' }, 'http://site.test/Course/7?jour=2026-01-01&jour=2026-01-02&x=')).toEqual({
      params: { id: '7' },
      query: { jour: '2026-01-01', x: '' },
    });
  });

  it('leaves out optional parameters that are not there', () => {
    expect(readAddress({ id: undefined }, 'http://site.test/')).toEqual({ params: {}, query: {} });
  });

  it('decodes the query', () => {
    expect(readAddress({}, 'http://site.test/?q=%C3%A9t%C3%A9+2').query).toEqual({ q: 'été 2' });
  });
});

describe('meetsRules', () => {
  const id = { params: { id: 'positiveInteger' } } as const;
  const jour = { query: { jour: 'isoDate' } } as const;

  it.each(['1', '42', '999999999999999'])('takes %s for a positive integer', (value) => {
    expect(meetsRules(id, address({ id: value }))).toBe(true);
  });

  it.each(['', '0', '-1', '01', '1.5', '1e3', 'abc', '1 ', '١', '9999999999999999'])(
    'does not take «%s» for a positive integer',
    (value) => {
      expect(meetsRules(id, address({ id: value }))).toBe(false);
    },
  );

  it.each(['2026-01-31', '2024-02-29', '2022-12-04'])('takes %s for a date', (value) => {
    expect(meetsRules(jour, address({}, { jour: value }))).toBe(true);
  });

  it.each(['', '2026-02-30', '2026-13-01', '2023-02-29', '04/12/2022', '2026-1-1', '2026-01-01T00:00', 'demain'])(
    'does not take «%s» for a date',
    (value) => {
      expect(meetsRules(jour, address({}, { jour: value }))).toBe(false);
    },
  );

  it('wants every parameter of a rule, but no query parameter', () => {
    expect(meetsRules(id, address({}))).toBe(false);
    expect(meetsRules(jour, address({}))).toBe(true);
    expect(meetsRules({}, address({ id: 'x' }, { jour: 'x' }))).toBe(true);
  });
});
