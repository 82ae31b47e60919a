import type { RouteEntry } from '@galopin/shared/contracts';
import { matchRoutes } from 'react-router-dom';
import { createRouteMatcher } from './matchRoute';

const patterns = [
  '/',
  '/Jour',
  '/Course/:id',
  '/Course/special',
  '/Cheval/:id/courses',
  '/:a/b',
  '/Aspibet-guide',
];
const routes = patterns.map((path): RouteEntry => ({
  path,
  name: path,
  remote: 'mf-x',
  page: 'p',
  title: 't',
}));
const match = createRouteMatcher(routes);

const addresses = [
  '/',
  '//',
  '/Jour',
  '/jour',
  '/JOUR/',
  '/Jour//',
  '//Jour',
  '/Jour/x',
  '/Course/12',
  '/course/12/',
  '/Course/',
  '/Course/special',
  '/COURSE/Special',
  '/Cheval/3/courses',
  '/Cheval//courses',
  '/x/b',
  '/Course/b',
  '/aspibet-guide',
  '/Course/a%20b',
  '/Course/a%2Fb',
  '/%4Aour',
  '/Course/%E0%A4%A',
  '/Course/.',
  '/Aspibet.guide',
  '/nope',
  '/K',
];

describe('createRouteMatcher', () => {
  beforeEach(() => {
    // The router warns of an address it cannot decode.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it.each(addresses)('finds for %s what the router of the shell finds', (address) => {
    const found = match(address);
    const wanted = matchRoutes(
      patterns.map((path) => ({ path, id: path })),
      { pathname: address },
    )?.at(-1);
    expect(found && { path: found.route.path, params: found.params }).toEqual(
      wanted ? { path: wanted.route.path, params: wanted.params } : null,
    );
  });
});
