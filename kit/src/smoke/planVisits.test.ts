import type { RouteEntry } from '@galopin/shared/contracts';
import { oneRouteEach, planVisits } from './planVisits';

const route = (path: string, remote = 'mf-x'): RouteEntry => ({
  path,
  remote,
  name: path,
  page: 'p',
  title: 'T',
});
const routes = [route('/Stats'), route('/'), route('/Course/:id'), route('/Jour')];
const examples = { '/Course/:id': '/Course/7' };
const planned = (canSignIn: boolean) =>
  planVisits(routes, { examples, canSignIn }).visits.map(({ path, reach }) => `${path} ${reach}`);

describe('the visits of a candidate', () => {
  it('go to every page of a demo site, those that need no session first', () => {
    expect(planned(true)).toEqual(['/ anyone', '/Course/7 anyone', '/Stats member', '/Jour member']);
  });

  it('end at the guard where nobody can sign in', () => {
    expect(planned(false)).toEqual(['/ anyone', '/Course/7 anyone', '/Stats guard', '/Jour guard']);
  });

  it('leave out a page that has no example today, and say so', () => {
    const { visits, notes } = planVisits(routes, { examples: {}, canSignIn: true });
    expect(visits.map(({ path }) => path)).not.toContain('/Course/:id');
    expect(notes).toEqual(['/Course/:id was not visited: the day has no example of it']);
  });

  it('of a shell go to one page of each remote, a public one where there is one', () => {
    const every = [...routes, route('/Profile', 'mf-y')];
    expect(oneRouteEach(every).map(({ path }) => path)).toEqual(['/', '/Profile']);
  });
});
