import type { PageState, ShellApi } from '@galopin/shared/contracts';
import { NO_MOUNT, type PageMount } from '../remotes/createPageMount';
import type { OpenedPage } from '../remotes/createPageOpener';
import { createRouteTable } from '../routing/createRouteTable';
import { fakeBuild, fakeRoute, ready, textPage } from '../testing/fixtures';
import { openRendered, type RenderedFirst } from './openRendered';

const build = fakeBuild();
const route = fakeRoute();
const STATE: PageState = {
  now: 1000,
  isNarrow: false,
  expected: 'anonymous',
  route: route.path,
  build: { buildId: build.buildId, role: 'active' },
  data: null,
};

const opened = (mount = NO_MOUNT): OpenedPage => ({
  route,
  data: null,
  mount,
  outcome: ready(textPage('Les courses')) as OpenedPage['outcome'],
});

const open = (opening: Promise<OpenedPage>, state = STATE) =>
  openRendered({
    state,
    routes: createRouteTable([route]),
    openPage: () => opening,
    passOver: jest.fn(),
    shell: {} as ShellApi,
    location: { pathname: '/', search: '' },
    servedHtml: () => '<h1>Les courses</h1>',
    limit: 10,
  });

function mountIn(first: RenderedFirst | null): PageMount {
  if (first === null) throw new Error('the page is rendered anew');
  const opened = first.data.loaderData?.[route.path] as OpenedPage | undefined;
  if (opened === undefined) throw new Error('no page was opened');
  return opened.mount;
}

/** Whether it has settled by now. */
async function isSettled(promise: Promise<void> | undefined): Promise<boolean> {
  const later = Symbol('later');
  return (await Promise.race([promise, Promise.resolve(later).then(async (value) => value)])) !== later;
}

describe('a page that the document brought', () => {
  it('is alive once its build has put it on screen, after the layout', async () => {
    const committed = jest.fn();
    const first = await open(Promise.resolve(opened({ ...NO_MOUNT, committed })));
    expect(await isSettled(first?.alive)).toBe(false);
    const mount = mountIn(first);
    mount.committed(true);
    expect(committed).toHaveBeenCalledWith(true);
    expect(await isSettled(first?.alive)).toBe(true);
  });

  it('is waited for no longer once it has crashed', async () => {
    const crashed = jest.fn(() => 'replaced' as const);
    const first = await open(Promise.resolve(opened({ ...NO_MOUNT, crashed })));
    const mount = mountIn(first);
    expect(mount.crashed(new Error('drill'))).toBe('replaced');
    expect(await isSettled(first?.alive)).toBe(true);
  });

  it('stands as it was sent while its code has not come, and says when it came after all', async () => {
    const first = await open(
      new Promise((resolve) => {
        setTimeout(() => resolve(opened()), 30);
      }),
    );
    expect(first?.data.loaderData?.[route.path]).toMatchObject({
      outcome: { status: 'served', html: '<h1>Les courses</h1>', buildId: build.buildId },
    });
    expect(await isSettled(first?.alive)).toBe(true);
    expect(await first?.late).toBe(true);
  });

  it('is rendered anew where another build has come than the document is of', async () => {
    const state = { ...STATE, build: { buildId: 'ffffffffffffffff', role: 'active' as const } };
    expect(await open(Promise.resolve(opened()), state)).toBeNull();
  });

  it('of the shell itself is one piece', async () => {
    const first = await open(
      Promise.reject(new Error('nobody asks')).catch(() => opened()),
      {
        ...STATE,
        route: null,
        build: null,
      },
    );
    expect(first?.data).toEqual({});
    expect(await isSettled(first?.alive)).toBe(true);
  });
});
