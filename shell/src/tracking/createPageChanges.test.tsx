import { createMemoryRouter, redirect, type RouteObject } from '@galopin/shared/router';
import '@galopin/shared/testing/fetch';
import { createPageChanges, NO_ROUTE } from './createPageChanges';

const NAMES: Readonly<Record<string, string>> = { '/': 'index', '/Course/:id': 'Course', '/slow': 'slow' };

/** A router whose `/slow` waits until it is let go. */
function setUp(path = '/') {
  let letGo: () => void = () => undefined;
  const held = new Promise<null>((resolve) => (letGo = () => resolve(null)));
  const routes: RouteObject[] = [
    { path: '/', element: null },
    { path: '/Course/:id', element: null },
    { path: '/slow', loader: () => held, element: null, hydrateFallbackElement: null },
    { path: '/gone', loader: () => redirect('/?from=gone'), element: null },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const changes = createPageChanges(
    () => 1000,
    (pattern) => NAMES[pattern],
  );
  changes.watch(router);
  const seen: string[] = [];
  changes.follow(({ name, url }) => seen.push(`${name} ${url}`));
  return { router, changes, seen, letGo };
}

describe('the pages that came up', () => {
  it('begin with the first one, whole', () => {
    const { changes } = setUp('/Course/7?onglet=cotes#partants');
    const seen: unknown[] = [];
    changes.follow((change) => seen.push(change));
    expect(seen).toEqual([
      {
        at: 1000,
        url: '/Course/7?onglet=cotes',
        name: 'Course',
        params: { id: '7' },
        query: { onglet: 'cotes' },
      },
    ]);
  });

  it('begin where the first load ends, not where it was sent away from or is still waiting', async () => {
    const waiting = setUp('/slow');
    expect([waiting.seen, waiting.changes.current()]).toEqual([[], undefined]);
    waiting.letGo();
    await new Promise((resolve) => waiting.router.subscribe(resolve));
    expect(waiting.seen).toEqual(['slow /slow']);
    const sent = setUp();
    await sent.router.navigate('/gone');
    expect(sent.seen).toEqual(['index /', 'index /?from=gone']);
  });

  it('go on with every navigation that completes, also back, forward and to another query', async () => {
    const { router, seen } = setUp();
    await router.navigate('/Course/7');
    await router.navigate('/Course/7?onglet=cotes', { replace: true });
    await router.navigate(-1);
    await router.navigate(1);
    expect(seen).toEqual([
      'index /',
      'Course /Course/7',
      'Course /Course/7?onglet=cotes',
      'index /',
      'Course /Course/7?onglet=cotes',
    ]);
  });

  it('leave out what was given up for another, and what never came', async () => {
    const { router, changes, seen, letGo } = setUp();
    const given = router.navigate('/slow');
    await router.navigate('/Course/7');
    expect(changes.current()?.url).toBe('/Course/7');
    letGo();
    await given;
    expect(seen).toEqual(['index /', 'Course /Course/7']);
  });

  it('leave out the page one is on: duplicates, replacements, places on it, renewed data', async () => {
    const { router, seen } = setUp();
    await router.navigate('/');
    await router.navigate('/', { replace: true });
    await router.navigate('/#contenu');
    await router.revalidate();
    expect(seen).toEqual(['index /']);
  });

  it('leave out a navigation that was blocked', async () => {
    const { router, seen } = setUp();
    router.getBlocker('unsaved', () => true);
    await router.navigate('/Course/7');
    expect(seen).toEqual(['index /']);
  });

  it('name an address that leads nowhere', async () => {
    const { router, seen } = setUp();
    await router.navigate('/nulle-part');
    expect(seen.at(-1)).toBe(`${NO_ROUTE} /nulle-part`);
  });

  it('are brought to who comes late, the last fifty', async () => {
    const { router, changes } = setUp();
    for (let id = 1; id <= 60; id += 1) await router.navigate(`/Course/${id}`);
    const late: string[] = [];
    changes.follow(({ url }) => late.push(url));
    expect([late.length, late[0], late.at(-1)]).toEqual([50, '/Course/11', '/Course/60']);
  });
});
