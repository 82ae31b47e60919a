import { AppError, definePage, type HealthEvent, type PageLoaderArgs } from '@galopin/shared/contracts';
import { createFakeShell, type FakeShell } from '@galopin/shared/testing';
import { createFallbackPages, type FallbackPages } from '../testing/createFallbackPages';
import { fakeRoute, textPage } from '../testing/fixtures';
import '@galopin/shared/testing/fetch';
import { checkPage } from './checkPage';
import { createPageOpener } from './createPageOpener';

const LIMIT = 8000;
const route = fakeRoute();
const old = textPage('avant');

type Loader = (args: PageLoaderArgs) => Promise<unknown>;
const withLoader = (loader: Loader) => definePage({ loader, Page: () => null });

function setUp(builds: FallbackPages, shell: FakeShell = createFakeShell()) {
  const events: HealthEvent[] = [];
  const revalidate = jest.fn();
  const { openPage, prepare } = createPageOpener({
    check: checkPage,
    pages: createFallbackPages(builds),
    now: () => Date.now(),
    limit: LIMIT,
    onEvent: (event) => events.push(event),
    onShown: () => undefined,
    holdsInput: shell.holdsInput,
    revalidate,
  });
  const { signal } = new AbortController();
  const open = () => openPage(route, { params: {}, query: {}, signal, shell });
  return { open, openPage, prepare, events, revalidate, shell };
}
const crash: Loader = () => Promise.reject(new TypeError('x is undefined'));
const hang = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function after<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(ms);
  return work;
}

describe('opening a page', () => {
  it('brings its code and what its loader returns', async () => {
    const { open } = setUp({ active: withLoader(async () => 42) });
    expect(await open()).toMatchObject({ outcome: { status: 'ready', role: 'active' }, data: 42, route });
  });

  it('opens with what the document brought the code that this is shown with, and asks for nothing', async () => {
    const opened: unknown[] = [];
    const loader = jest.fn(hang);
    const open = async (data: unknown) => opened.push(data);
    const page = definePage({ loader, open, Page: () => null });
    const { openPage, shell } = setUp({ active: page });
    const { signal } = new AbortController();
    const given = { data: { view: 'departs' } };
    expect(await openPage(route, { params: {}, query: {}, signal, shell }, given)).toMatchObject(given);
    expect([opened, loader.mock.calls]).toEqual([[given.data], []]);
  });

  it('brings the last good build when the loader crashes', async () => {
    const { open } = setUp({ active: withLoader(crash), lastGood: old });
    expect(await open()).toMatchObject({ outcome: { role: 'lastGood', tookOver: true } });
  });

  it('has failed when both crash', async () => {
    const { open } = setUp({ active: withLoader(crash), lastGood: withLoader(crash) });
    expect(await open()).toMatchObject({
      outcome: { status: 'failed', error: { code: 'remote-crash', message: 'x is undefined' } },
    });
  });

  it.each([
    ['an error of the site', new AppError('not-found', 'no race 404')],
    ['an answer to the router', new Response(null, { status: 404 })],
  ])('leaves %s to the caller', async (_, thrown) => {
    const { open } = setUp({ active: withLoader(() => Promise.reject(thrown)), lastGood: old });
    await expect(open()).rejects.toBe(thrown);
  });

  it('leaves what is thrown after the visitor has gone to the caller', async () => {
    const left = new AbortController();
    const leaving = withLoader((args) => {
      left.abort();
      return crash(args);
    });
    const { openPage, shell, events } = setUp({ active: leaving, lastGood: old });
    const args = { params: {}, query: {}, signal: left.signal, shell };
    await expect(openPage(route, args)).rejects.toThrow('x is undefined');
    expect(events).toEqual([]);
  });
});

describe('the time until a page is on screen', () => {
  it('ends a loader that hangs', async () => {
    const { open } = setUp({ active: withLoader(hang), lastGood: old });
    expect(await after(LIMIT, open())).toMatchObject({ outcome: { role: 'lastGood' } });
  });

  it.each([
    ['the API', ({ shell }: PageLoaderArgs) => shell.api.get('/caractrap')],
    ['edited content', ({ shell }: PageLoaderArgs) => shell.data.run('tipsOfDay')],
  ])('stands still while the loader waits for %s', async (_, wait) => {
    const shell = createFakeShell({
      answer: () => new Promise((resolve) => setTimeout(resolve, 60_000, [])),
    });
    const active = withLoader(async (args) => {
      await wait(args);
      return 'late';
    });
    const { open } = setUp({ active, lastGood: old }, shell);
    expect(await after(60_000, open())).toMatchObject({ outcome: { role: 'active' }, data: 'late' });
  });

  it('goes on once the answer is there', async () => {
    const shell = createFakeShell({
      answer: () => new Promise((resolve) => setTimeout(resolve, 60_000, [])),
    });
    const active = withLoader(async (args) => {
      await args.shell.api.get('/caractrap');
      await hang();
    });
    const { open } = setUp({ active, lastGood: old }, shell);
    expect(await after(60_000 + LIMIT, open())).toMatchObject({ outcome: { role: 'lastGood' } });
  });

  it('ends a page that does not come to be mounted', async () => {
    const { open, revalidate } = setUp({ active: old, lastGood: old });
    await open();
    await jest.advanceTimersByTimeAsync(LIMIT - 1);
    expect(revalidate).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(revalidate).toHaveBeenCalledTimes(1);
    expect(await open()).toMatchObject({ outcome: { role: 'lastGood' } });
  });

  it('ends with the first commit', async () => {
    const { open, revalidate } = setUp({ active: old });
    (await open()).mount.committed(true);
    await jest.advanceTimersByTimeAsync(10 * LIMIT);
    expect(revalidate).not.toHaveBeenCalled();
  });

  it('ends when the visitor goes elsewhere, be it before the code or before the data has come', async () => {
    const { openPage, shell, events, revalidate } = setUp({ active: withLoader(hang), lastGood: old });
    const [early, later] = [new AbortController(), new AbortController()];
    const visits = [early, later].map(({ signal }) =>
      openPage(route, { params: {}, query: {}, signal, shell }),
    );
    early.abort();
    await expect(visits[0]).rejects.toMatchObject({ name: 'AbortError' });
    later.abort();
    await jest.advanceTimersByTimeAsync(10 * LIMIT);
    expect([events, revalidate.mock.calls]).toEqual([[], []]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends when the visitor opens another page before', async () => {
    const { open, revalidate } = setUp({ active: old });
    await open();
    const { mount } = await open();
    mount.committed(true);
    await jest.advanceTimersByTimeAsync(10 * LIMIT);
    expect(revalidate).not.toHaveBeenCalled();
  });
});

describe('reports of a mounted page', () => {
  it('tell from the wish to the first commit, once', async () => {
    const { open, events } = setUp({
      active: withLoader(() => new Promise((resolve) => setTimeout(resolve, 300))),
    });
    const { mount } = await after(300, open());
    await jest.advanceTimersByTimeAsync(20);
    mount.committed(true);
    mount.committed(false);
    expect(events).toMatchObject([{ kind: 'loaded', role: 'active', page: 'home', ms: 320 }]);
  });

  it('tell of a build that took over, and how long after the failure', async () => {
    const { open, events } = setUp({ active: withLoader(hang), lastGood: old });
    const { mount } = await after(LIMIT, open());
    await jest.advanceTimersByTimeAsync(30);
    mount.committed(true);
    (await open()).mount.committed(true);
    expect(events.map(({ kind, role, ms }) => [kind, role, ms])).toEqual([
      ['loaded', 'lastGood', LIMIT + 30],
      ['fallback', 'lastGood', 30],
      ['loaded', 'lastGood', 0],
    ]);
  });
});

describe('a page that crashes on screen', () => {
  it('is replaced at once when nothing is held', async () => {
    const { open, revalidate } = setUp({ active: old, lastGood: old });
    expect((await open()).mount.crashed(new Error('boom'))).toBe('replaced');
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('is replaced when the visitor says so while input is held', async () => {
    const { open, revalidate, shell } = setUp({ active: old, lastGood: old });
    shell.holdUnsavedInput();
    const { mount } = await open();
    expect(mount.crashed(new Error('boom'))).toBe('asking');
    expect(revalidate).not.toHaveBeenCalled();
    mount.replace();
    expect(revalidate).toHaveBeenCalledTimes(1);
    expect(await open()).toMatchObject({ outcome: { role: 'lastGood' } });
  });

  it('leaves its answers to what takes over, and to nobody else', async () => {
    const asking = withLoader(async ({ shell }) => (await shell.api.get('/caractrap')).body);
    const shell = createFakeShell({ answer: () => [] });
    const { open } = setUp({ active: asking, lastGood: asking }, shell);
    (await open()).mount.crashed(new Error('boom'));
    expect(await open()).toMatchObject({ outcome: { role: 'lastGood' }, data: [] });
    expect(shell.calls).toHaveLength(1);
    await open();
    expect(shell.calls).toHaveLength(2);
  });
});

describe('a build that stands by', () => {
  const asking = withLoader(async ({ shell }) => (await shell.api.get('/caractrap')).body);
  const code = async () => ({ page: asking });

  it('has its answers before it is needed, and the one before gets them if it comes after all', async () => {
    const shell = createFakeShell({ answer: () => [] });
    const { open, prepare } = setUp({ active: asking }, shell);
    const opening = open();
    await prepare('mf-test', 'home', code);
    expect(await opening).toMatchObject({ data: [] });
    expect(shell.calls).toHaveLength(1);
  });

  it('asks nothing for a page that is only being prefetched', async () => {
    const { open, prepare, shell } = setUp({ active: old });
    await prepare('mf-test', 'home', code);
    await open();
    await prepare('mf-test', 'other', code);
    expect(shell.calls).toEqual([]);
  });

  it.each([
    ['does not come', () => Promise.reject(new Error('gone'))],
    ['has another shape', async () => ({})],
    ['crashes in its loader', async () => ({ page: withLoader(crash) })],
  ])('is nobody’s trouble when it %s', async (_, broken: () => Promise<unknown>) => {
    const { open, prepare, events } = setUp({ active: old });
    const opening = open();
    await prepare('mf-test', 'home', broken);
    expect(await opening).toMatchObject({ outcome: { role: 'active' } });
    expect(events).toEqual([]);
  });
});
