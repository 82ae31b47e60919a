import { readAddress } from './readAddress';

describe('readAddress', () => {
  it('takes parameters and query, of a repeated one the first', () => {
    expect(readAddress({ id: '7' }, '?jour=2026-01-01&jour=2026-01-02&x=')).toEqual({
      params: { id: '7' },
      query: { jour: '2026-01-01', x: '' },
    });
  });

  it('leaves out optional parameters that are not there', () => {
    expect(readAddress({ id: undefined }, '')).toEqual({ params: {}, query: {} });
  });

  it('decodes the query', () => {
    expect(readAddress({}, '?q=%C3%A9t%C3%A9+2').query).toEqual({ q: 'été 2' });
  });
});
