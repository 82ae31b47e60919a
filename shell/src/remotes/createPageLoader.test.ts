import { AppError, CONTRACT_VERSION, definePage, type RemoteRelease } from '@galopin/shared/contracts';
import { createTestLogger } from '../testing/createTestLogger';
import { fakeBuild } from '../testing/fixtures';
import { createPageLoader, type PageLoaderOptions } from './createPageLoader';
import type { ImportPage } from './federationRuntime';

const good = { page: definePage({ Page: () => null }) };
const build = fakeBuild();

function createLoader(importPage: ImportPage, changes: Partial<PageLoaderOptions> = {}) {
  const failures: string[] = [];
  const loader = createPageLoader({
    releases: {
      activeBuildId: () => build.buildId,
      releaseOf: async () => ({ active: build }),
      integrityOf: () => undefined,
    },
    importPage,
    logger: createTestLogger(),
    onFailure: ({ remote, build: id, step, error }) => failures.push(`${remote} ${id} ${step} ${error.code}`),
    ...changes,
  });
  return { loader, failures };
}

/** Imports that end one after the other as listed: a module, or an error to throw. */
function inTurn(...answers: readonly unknown[]): jest.Mock<Promise<unknown>> {
  const left = [...answers];
  return jest.fn(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

describe('a good remote', () => {
  it('is ready with its page and build', async () => {
    const { loader, failures } = createLoader(inTurn(good));
    expect(await loader.load('mf-test', 'home')).toEqual({ status: 'ready', page: good.page, build });
    expect(failures).toEqual([]);
  });

  it('is imported once for callers that come at the same time and after', async () => {
    const importPage = inTurn(good);
    const { loader } = createLoader(importPage);
    const [one, other] = await Promise.all([loader.load('mf-test', 'home'), loader.load('mf-test', 'home')]);
    const third = await loader.load('mf-test', 'home');
    expect(one).toBe(other);
    expect(third).toBe(one);
    expect(importPage).toHaveBeenCalledTimes(1);
  });

  it('is known as loaded only once it is', async () => {
    const { loader } = createLoader(inTurn(good));
    expect(loader.loaded('mf-test', 'home')).toBeUndefined();
    const outcome = await loader.load('mf-test', 'home');
    expect(loader.loaded('mf-test', 'home')).toBe(outcome);
    expect(loader.loaded('mf-test', 'other')).toBeUndefined();
  });
});

describe('a broken remote', () => {
  it('is retried once, at once', async () => {
    const importPage = inTurn(new Error('chunk 12 failed'), good);
    const { loader, failures } = createLoader(importPage);
    expect((await loader.load('mf-test', 'home')).status).toBe('ready');
    expect(importPage).toHaveBeenCalledTimes(2);
    expect(failures).toEqual([`mf-test ${build.buildId} load remote-load`]);
  });

  it('has failed after the retry, with the cause and both steps reported', async () => {
    const { loader, failures } = createLoader(inTurn(new Error('chunk 12 failed')));
    expect(await loader.load('mf-test', 'home')).toMatchObject({
      status: 'failed',
      buildId: build.buildId,
      error: { code: 'remote-load', message: 'chunk 12 failed', details: { remote: 'mf-test' } },
    });
    expect(failures).toEqual([
      `mf-test ${build.buildId} load remote-load`,
      `mf-test ${build.buildId} retry remote-load`,
    ]);
  });

  it('is tried afresh at the next call', async () => {
    const broken = new Error('gone');
    const { loader } = createLoader(inTurn(broken, broken, good));
    expect((await loader.load('mf-test', 'home')).status).toBe('failed');
    expect(loader.loaded('mf-test', 'home')).toBeUndefined();
    expect((await loader.load('mf-test', 'home')).status).toBe('ready');
  });

  it('that throws something other than an error is reported all the same', async () => {
    const { loader } = createLoader(() => Promise.reject('a sentence' as unknown as Error));
    expect(await loader.load('mf-test', 'home')).toMatchObject({
      status: 'failed',
      error: { code: 'remote-load', message: 'a sentence' },
    });
  });

  it('does not touch the others', async () => {
    const { loader } = createLoader(async ({ container }, page) => {
      if (page === 'broken') throw new Error(container);
      return good;
    });
    const [broken, fine] = await Promise.all([
      loader.load('mf-test', 'broken'),
      loader.load('mf-test', 'home'),
    ]);
    expect([broken.status, fine.status]).toEqual(['failed', 'ready']);
  });
});

describe('a slow remote', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has failed when both tries have run into the limit', async () => {
    const { loader, failures } = createLoader(() => new Promise(() => undefined), { timeout: 1000 });
    const outcome = loader.load('mf-test', 'home');
    await jest.advanceTimersByTimeAsync(2000);
    expect(await outcome).toMatchObject({
      status: 'failed',
      error: { code: 'remote-timeout', message: 'mf-test did not answer within 1000 ms' },
    });
    expect(failures.map((line) => line.split(' ')[2])).toEqual(['load', 'retry']);
  });

  it('is waited for 8 s a try unless told otherwise', async () => {
    const { loader, failures } = createLoader(() => new Promise(() => undefined));
    const outcome = loader.load('mf-test', 'home');
    await jest.advanceTimersByTimeAsync(7999);
    expect(failures).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(failures).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(8000);
    expect((await outcome).status).toBe('failed');
  });

  it('is ready when it answers just in time, and leaves no timer behind', async () => {
    const { loader } = createLoader(() => new Promise((resolve) => setTimeout(() => resolve(good), 900)), {
      timeout: 1000,
    });
    const outcome = loader.load('mf-test', 'home');
    await jest.advanceTimersByTimeAsync(900);
    expect((await outcome).status).toBe('ready');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a missing remote', () => {
  it('has failed without a build', async () => {
    const missing = new AppError('remote-load', 'No release of mf-gone is known');
    const importPage = inTurn(good);
    const { loader } = createLoader(importPage, {
      releases: {
        activeBuildId: () => undefined,
        releaseOf: (): Promise<RemoteRelease> => Promise.reject(missing),
        integrityOf: () => undefined,
      },
    });
    expect(await loader.load('mf-gone', 'home')).toEqual({
      status: 'failed',
      buildId: 'unknown',
      error: missing,
    });
    expect(importPage).not.toHaveBeenCalled();
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
  ])('that exposes %s is refused', async (_, module) => {
    const { loader } = createLoader(inTurn(module));
    expect(await loader.load('mf-test', 'home')).toMatchObject({
      status: 'failed',
      error: { code: 'remote-shape', details: { remote: 'mf-test', page: 'home' } },
    });
  });

  it('is refused without a retry when it speaks another major of the contract', async () => {
    const importPage = inTurn({ page: { ...good.page, contract: '2.0.0' } });
    const { loader, failures } = createLoader(importPage);
    expect(await loader.load('mf-test', 'home')).toMatchObject({
      status: 'failed',
      error: {
        code: 'remote-contract',
        message: `mf-test was built for contract 2.0.0, this shell speaks ${CONTRACT_VERSION}`,
      },
    });
    expect(importPage).toHaveBeenCalledTimes(1);
    expect(failures).toHaveLength(1);
  });

  it('is taken when only its minor differs', async () => {
    const { loader } = createLoader(inTurn({ page: { ...good.page, contract: '1.9.3' } }));
    expect((await loader.load('mf-test', 'home')).status).toBe('ready');
  });
});
