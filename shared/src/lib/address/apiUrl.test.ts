import { apiUrl } from './apiUrl';

describe('apiUrl', () => {
  it('keeps the order of the query, encodes it and leaves out what is undefined', () => {
    expect(
      apiUrl('/caractrap', { limit: 1001, sort: 'reun asc, prix asc', jour: '2022-12-04', reun: undefined }),
    ).toBe('/caractrap?limit=1001&sort=reun%20asc%2C%20prix%20asc&jour=2022-12-04');
  });

  it('adds nothing for an empty query', () => {
    expect(apiUrl('/apin/days')).toBe('/apin/days');
    expect(apiUrl('/apin/days', { from: undefined })).toBe('/apin/days');
  });

  it('keeps a zero and an empty value', () => {
    expect(apiUrl('/x', { a: 0, b: '', c: '&=é' })).toBe('/x?a=0&b=&c=%26%3D%C3%A9');
  });
});
