import { matchPath } from '../router';
import { paths } from './paths';

const entries = Object.entries(paths);

describe('the paths of the site', () => {
  it('are the fourteen of the specification', () => {
    expect(entries.map(([, { pattern }]) => pattern)).toEqual([
      '/',
      '/Jour',
      '/Admin',
      '/Stats',
      '/connec',
      '/Propos',
      '/Aspibet',
      '/Aspibet-guide',
      '/Profile',
      '/Download',
      '/Course/:id',
      '/Cheval/:id',
      '/Jockey/:id',
      '/Trainer/:id',
    ]);
  });

  it.each(entries)('of %s are built as their pattern reads them', (_, { pattern, to }) => {
    const built = new URL(to(42 as never), 'http://site.test');
    expect(matchPath(pattern, built.pathname)?.params).toEqual(pattern.endsWith(':id') ? { id: '42' } : {});
  });

  it('name the day in the query, if any', () => {
    expect(paths.day.to()).toBe('/Jour');
    expect(paths.day.to('2022-12-04')).toBe('/Jour?jour=2022-12-04');
    expect(paths.day.to('a&b')).toBe('/Jour?jour=a%26b');
  });
});
