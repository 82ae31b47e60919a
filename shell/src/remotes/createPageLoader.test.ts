import {
  AppError,
  CONTRACT_VERSION,
  definePage,
  type BuildRef,
  type RemoteRelease,
} from '@galopin/shared/contracts';
import { createTestLogger } from '../testing/createTestLogger';
import { fakeBuild } from '../testing/fixtures';
import { createBuildMemory } from './createBuildMemory';
import { checkPage } from './checkPage';
import { createPageLoader, type PageLoaderOptions, type ReadyPage } from './createPageLoader';

const LIMIT = 8000;
const good = { page: definePage({ Page: () => null }) };
const active = fakeBuild('mf-test', 'aaaaaaaaaaaaaaaa');
const lastGood = fakeBuild('mf-test', '9999999999999999');
const boom = new AppError('remote-crash', 'boom');
const pages = { home: { js: [], css: [] }, other: { js: [], css: [] } };

/** Imports of each build that end one after the other as listed, the last for good: a module, or an error to throw. */
type Answers = Readonly<Record<string, readonly unknown[]>>;

function setUp(answers: Answers, release: RemoteRelease, changes: Partial<PageLoaderOptions> = {}) {
  const log: string[] = [];
  const left = new Map(Object.entries(answers).map(([buildId, list]) => [buildId, [...list]]));
  const current = { release };
  const importPage = jest.fn(async ({ buildId }: BuildRef): Promise<unknown> => {
    const list = left.get(buildId) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const memory = createBuildMemory(undefined);
  const loader = createPageLoader({
    check: checkPage,
    releases: {
      activeBuildId: () => current.release.active.buildId,
      releaseOf: async () => current.release,
      isDisabled: () => current.release.disabled === true,
    },
    importPage,
    memory,
    logger: createTestLogger(),
    now: () => Date.now(),
    limit: LIMIT,
    onEvent: ({ kind, build, role, message }) => log.push([kind, build[0], role, message].join(' ').trim()),
    onStandby: ({ buildId }, remote, page) => log.push(`stand by ${buildId[0]} ${remote}/${page}`),
    isTampered: async () => false,
    waitBeforeRetry: async () => void log.push('waitBeforeRetry'),
    ...changes,
  });
  return { loader, memory, importPage, log, current, load: () => loader.load('mf-test', 'home') };
}
const whole = (build: BuildRef): BuildRef => ({ ...build, pages });
const alone: RemoteRelease = { active: whole(active) };
const both: RemoteRelease = { active: whole(active), lastGood: whole(lastGood) };
const gone = new Error('chunk 12 failed');
const hangs = () => new Promise<never>(() => undefined);

/** Settles a promise under fake timers. */
async function after<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  await jest.advanceTimersByTimeAsync(ms);
  return work;
}

describe('a good remote', () => {
  it('is ready with its page, build and role', async () => {
    const { load, log } = setUp({ [active.buildId]: [good] }, { ...both, role: 'canary' });
    expect(await load()).toEqual({
      status: 'ready',
      page: good.page,
      build: both.active,
      role: 'canary',
      since: expect.any(Number) as number,
      tookOver: false,
    });
    expect(log).toEqual([]);
  });

  it('is imported once for callers that come at the same time and after', async () => {
    const { load, importPage } = setUp({ [active.buildId]: [good] }, alone);
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(await load()).toBe(one);
    expect(importPage).toHaveBeenCalledTimes(1);
  });

  it('is known as loaded only once it is', async () => {
    const { loader, load } = setUp({ [active.buildId]: [good] }, alone);
    expect(loader.loaded('mf-test', 'home')).toBeUndefined();
    const outcome = await load();
    expect(loader.loaded('mf-test', 'home')).toBe(outcome);
    expect(loader.loaded('mf-test', 'other')).toBeUndefined();
  });

  it('is loaded anew when a release brings another build', async () => {
    const { load, current } = setUp({ [active.buildId]: [good], [lastGood.buildId]: [good] }, alone);
    await load();
    current.release = { active: whole(lastGood) };
    expect(await load()).toMatchObject({ build: { buildId: lastGood.buildId }, tookOver: false });
  });
});

describe('a remote with a file that does not come', () => {
  it('is tried once more, after a short wait', async () => {
    const { load, log } = setUp({ [active.buildId]: [gone, good] }, alone);
    expect(await load()).toMatchObject({ status: 'ready', tookOver: false, role: 'active' });
    expect(log).toEqual(['failed a active chunk 12 failed', 'waitBeforeRetry']);
  });

  it('gives way to the last good build, which stood by meanwhile', async () => {
    const { load, log } = setUp({ [active.buildId]: [gone], [lastGood.buildId]: [good] }, both);
    expect(await load()).toMatchObject({
      status: 'ready',
      role: 'lastGood',
      build: { buildId: lastGood.buildId },
      tookOver: true,
    });
    expect(log).toEqual([
      'failed a active chunk 12 failed',
      'stand by 9 mf-test/home',
      'waitBeforeRetry',
      'failed a active chunk 12 failed',
    ]);
  });

  it('has failed when the last good build fails as well', async () => {
    const { load, log } = setUp({ [active.buildId]: [gone], [lastGood.buildId]: [gone] }, both);
    expect(await load()).toMatchObject({
      status: 'failed',
      buildId: active.buildId,
      error: { code: 'remote-load', message: 'chunk 12 failed', details: { remote: 'mf-test' } },
    });
    expect(log.slice(-2)).toEqual([
      'failed 9 lastGood chunk 12 failed',
      'exhausted a active chunk 12 failed',
    ]);
  });

  it('has failed after its second try when there is no other build', async () => {
    const { load, importPage } = setUp({ [active.buildId]: [gone] }, alone);
    expect(await load()).toMatchObject({ status: 'failed' });
    expect(importPage).toHaveBeenCalledTimes(2);
  });

  it('is tried afresh at the next call', async () => {
    const { load, loader } = setUp({ [active.buildId]: [gone, gone, good] }, alone);
    expect((await load()).status).toBe('failed');
    expect(loader.loaded('mf-test', 'home')).toBeUndefined();
    expect((await load()).status).toBe('ready');
  });

  it('is reported as tampered with when the file is there but another one', async () => {
    const { load, log } = setUp({ [active.buildId]: [gone, good] }, alone, { isTampered: async () => true });
    await load();
    expect(log).toContain('integrity a active chunk 12 failed');
  });

  it('is reported all the same when it throws something other than an error', async () => {
    const { load } = setUp({}, alone, { importPage: () => Promise.reject('a sentence' as unknown as Error) });
    expect(await load()).toMatchObject({ error: { code: 'remote-load', message: 'a sentence' } });
  });
});

describe('a remote that does not answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const importPage = ({ buildId }: BuildRef) =>
    buildId === active.buildId ? hangs() : Promise.resolve(good);

  it('gives way after its time, without a second try', async () => {
    const { load, log } = setUp({}, both, { importPage });
    const start = Date.now();
    expect(await after(LIMIT, load())).toMatchObject({ role: 'lastGood', since: start + LIMIT });
    expect(log).toEqual(['crashed a active mf-test did not answer in time']);
  });

  it('has one time for both tries', async () => {
    let tries = 0;
    const { load, log } = setUp({}, alone, {
      importPage: () =>
        (tries += 1) === 1 ? new Promise((_, reject) => setTimeout(() => reject(gone), LIMIT - 1)) : hangs(),
    });
    expect(await after(LIMIT, load())).toMatchObject({ error: { code: 'remote-timeout' } });
    expect(log.filter((line) => line.startsWith('crashed'))).toHaveLength(1);
  });

  it('is ready when it answers just in time, and leaves no timer behind', async () => {
    const { load } = setUp({}, alone, {
      importPage: () => new Promise((resolve) => setTimeout(() => resolve(good), LIMIT - 1)),
    });
    expect((await after(LIMIT - 1, load())).status).toBe('ready');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a remote of another shape', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['no page', { default: () => null }],
    ['a page without component', { page: { contract: '1.0.0' } }],
    ['a component that is no function', { page: { contract: '1.0.0', Page: 'div' } }],
    ['a page without contract', { page: { Page: () => null } }],
  ])('that exposes %s gives way without a second try', async (_, module) => {
    const { load, importPage } = setUp({ [active.buildId]: [module], [lastGood.buildId]: [good] }, both);
    expect(await load()).toMatchObject({ role: 'lastGood' });
    expect(importPage).toHaveBeenCalledTimes(2);
  });

  it('that speaks another major of the contract gives way without a second try', async () => {
    const { load, log } = setUp({ [active.buildId]: [{ page: { ...good.page, contract: '2.0.0' } }] }, alone);
    const message = `mf-test was built for contract 2.0.0, this shell speaks ${CONTRACT_VERSION}`;
    expect(await load()).toMatchObject({ error: { code: 'remote-contract', message } });
    expect(log).toEqual([`failed a active ${message}`, `exhausted a active ${message}`]);
  });

  it('that needs more than this shell speaks is not even fetched', async () => {
    const newer = { ...alone.active, contract: '^1.99.0' };
    const { load, importPage } = setUp({ [active.buildId]: [good] }, { active: newer });
    expect(await load()).toMatchObject({ error: { code: 'remote-contract' } });
    expect(importPage).not.toHaveBeenCalled();
  });

  it.each(['^1.0.0', '^1.1.0', '>=1 <3'])('that needs %s is taken', async (contract) => {
    const { load } = setUp({ [active.buildId]: [good] }, { active: { ...alone.active, contract } });
    expect((await load()).status).toBe('ready');
  });

  it('that has no such page is not even fetched', async () => {
    const { loader, importPage } = setUp({ [active.buildId]: [good] }, alone);
    expect(await loader.load('mf-test', 'gone')).toMatchObject({ error: { code: 'remote-shape' } });
    expect(importPage).not.toHaveBeenCalled();
  });
});

describe('a page that does not work once it is there', () => {
  it('gives way to the last good build', async () => {
    const { loader, load, log } = setUp({ [active.buildId]: [good], [lastGood.buildId]: [good] }, both);
    loader.fail('mf-test', 'home', (await load()) as ReadyPage, 'crashed', boom);
    expect(await load()).toMatchObject({ role: 'lastGood', tookOver: true });
    expect(log).toEqual(['crashed a active boom']);
  });

  it('has failed when the last good build does not work either, and is tried afresh after', async () => {
    const { loader, load } = setUp({ [active.buildId]: [good], [lastGood.buildId]: [good] }, both);
    loader.fail('mf-test', 'home', (await load()) as ReadyPage, 'crashed', boom);
    loader.fail('mf-test', 'home', (await load()) as ReadyPage, 'crashed', boom);
    expect(await load()).toMatchObject({ status: 'failed', error: boom });
    expect(await load()).toMatchObject({ status: 'ready', role: 'active' });
  });

  it('is taken back once, however often that is said', async () => {
    const { loader, load, log } = setUp({ [active.buildId]: [good], [lastGood.buildId]: [good] }, both);
    const first = (await load()) as ReadyPage;
    loader.fail('mf-test', 'home', first, 'crashed', boom);
    loader.fail('mf-test', 'home', first, 'crashed', boom);
    expect(await load()).toMatchObject({ role: 'lastGood' });
    expect(log).toHaveLength(1);
  });
});

describe('a build that failed twice', () => {
  it('is skipped on every page of its remote', async () => {
    const { load, loader, importPage } = setUp(
      { [active.buildId]: [gone], [lastGood.buildId]: [good] },
      both,
    );
    await load();
    importPage.mockClear();
    expect(await loader.load('mf-test', 'other')).toMatchObject({ role: 'lastGood', tookOver: false });
    expect(importPage.mock.calls.map(([{ buildId }]) => buildId)).toEqual([lastGood.buildId]);
  });

  it('is not yet after one crash', async () => {
    const { load, loader } = setUp({ [active.buildId]: [good], [lastGood.buildId]: [good] }, both);
    loader.fail('mf-test', 'home', (await load()) as ReadyPage, 'crashed', boom);
    await load();
    expect(await loader.load('mf-test', 'other')).toMatchObject({ role: 'active' });
  });

  it('is not held to account when nothing else would load either', async () => {
    const { load, memory } = setUp({ [active.buildId]: [gone], [lastGood.buildId]: [gone] }, both);
    await load();
    expect(memory.isSkipped('mf-test', active.buildId)).toBe(false);
  });

  it('is tried again where there is no other', async () => {
    const { load, memory } = setUp({ [active.buildId]: [good] }, alone);
    memory.blame('mf-test', active.buildId, 2);
    expect(await load()).toMatchObject({ status: 'ready', role: 'active' });
  });
});

describe('a remote out of service', () => {
  it('is not loaded', async () => {
    const { load, importPage } = setUp({ [active.buildId]: [good] }, { ...both, disabled: true });
    expect(await load()).toEqual({ status: 'disabled' });
    expect(importPage).not.toHaveBeenCalled();
  });
});

describe('a remote whose release is not known', () => {
  const missing = new AppError('remote-load', 'The details of the release could not be loaded');
  const releases = (releaseOf: () => Promise<RemoteRelease>) => ({
    activeBuildId: () => undefined,
    isDisabled: () => false,
    releaseOf,
  });

  it('has failed after asking twice, and no build is blamed', async () => {
    const releaseOf = jest.fn(() => Promise.reject(missing));
    const { load, log } = setUp({}, alone, { releases: releases(releaseOf) });
    expect(await load()).toEqual({ status: 'failed', buildId: 'unknown', error: missing });
    expect(releaseOf).toHaveBeenCalledTimes(2);
    expect(log).toEqual(['waitBeforeRetry']);
  });

  it('is ready when the second answer comes', async () => {
    const releaseOf = jest.fn(async () => alone).mockRejectedValueOnce(missing);
    const { load } = setUp({ [active.buildId]: [good] }, alone, { releases: releases(releaseOf) });
    expect((await load()).status).toBe('ready');
  });
});
