import { waitFor } from '@testing-library/react';
import { fakeBuild } from '../testing/fixtures';
import { createCodeImporter, type OpenByRuntime } from './createCodeImporter';

const scope = window as unknown as Record<string, unknown>;
let builds = 0;

/** A build of its own for each test: a container stays in the page. */
function nextBuild() {
  builds += 1;
  return fakeBuild('mf-test', builds.toString(16).padStart(16, '0'));
}

/** A container as webpack builds it. */
function container(exposes: Record<string, unknown>) {
  return {
    init: jest.fn(),
    get: jest.fn(async (expose: string) => {
      if (!(expose in exposes)) throw new Error(`${expose} is not exposed`);
      return () => exposes[expose];
    }),
  };
}

/** Waits for the script tag that is added, and ends it. */
async function endScript(outcome: 'load' | 'error', before: () => void = () => undefined) {
  const script = await waitFor(() => {
    const found = document.head.querySelector('script');
    if (!found) throw new Error('no script was added');
    return found;
  });
  before();
  script.dispatchEvent(new Event(outcome));
  return script;
}

const shared = { react: { '19.3.1': { get: () => () => 'react' } } };

const importPage = (
  loadRuntime: () => Promise<OpenByRuntime> = () => Promise.reject(new Error('not wanted')),
) =>
  createCodeImporter({
    releases: { integrityOf: (url) => `sha384-of-${url}` },
    openShareScope: async () => shared,
    loadRuntime,
  });

describe('the import of a remote’s code', () => {
  it('loads an entry with its hash, then what the page exposes', async () => {
    const build = nextBuild();
    const loaded = importPage()(build, 'home');
    const script = await endScript('load', () => {
      scope[build.container] = container({ './home': { page: 'the page' } });
    });
    expect(await loaded).toEqual({ page: 'the page' });
    expect(new URL(script.src).pathname).toBe(`/_mf/mf-test/${build.buildId}/entry.js`);
    expect(script.integrity).toContain('sha384-of-');
  });

  it('does not fetch an entry that is there', async () => {
    const build = nextBuild();
    scope[build.container] = container({ './home': { page: 1 }, './other': { page: 2 } });
    const load = importPage();
    expect(await load(build, 'home')).toEqual({ page: 1 });
    expect(await load(build, 'other')).toEqual({ page: 2 });
    expect(document.head.querySelector('script')).toBeNull();
  });

  it('keeps two builds of one remote apart', async () => {
    const [one, other] = [nextBuild(), nextBuild()];
    scope[one.container] = container({ './home': { page: 'one' } });
    scope[other.container] = container({ './home': { page: 'other' } });
    const load = importPage();
    expect(await Promise.all([load(one, 'home'), load(other, 'home')])).toEqual([
      { page: 'one' },
      { page: 'other' },
    ]);
  });

  it('fetches an entry that could not be had anew at the next call', async () => {
    const build = nextBuild();
    const load = importPage();
    const first = load(build, 'home').catch((error: unknown) => error);
    await endScript('error');
    expect(await first).toMatchObject({ message: expect.stringContaining('could not be loaded') });
    const second = load(build, 'home');
    await endScript('load', () => {
      scope[build.container] = container({ './home': { page: 'late' } });
    });
    expect(await second).toEqual({ page: 'late' });
  });

  it('refuses an entry that defines no container', async () => {
    const build = nextBuild();
    const loaded = importPage()(build, 'home').catch((error: unknown) => error);
    await endScript('load');
    expect(await loaded).toMatchObject({
      message: expect.stringContaining(`defines no ${build.container}`),
    });
  });

  it('refuses a page that is not exposed, and asks anew for a chunk that failed', async () => {
    const build = nextBuild();
    const exposes: Record<string, unknown> = {};
    scope[build.container] = container(exposes);
    const load = importPage();
    await expect(load(build, 'home')).rejects.toThrow('./home is not exposed');
    exposes['./home'] = { page: 'now' };
    expect(await load(build, 'home')).toEqual({ page: 'now' });
  });

  it('gives each container what the shell shares, once', async () => {
    const build = nextBuild();
    const made = container({ './home': { page: 1 }, './other': { page: 2 } });
    scope[build.container] = made;
    const load = importPage();
    await Promise.all([load(build, 'home'), load(build, 'other')]);
    expect(made.init.mock.calls).toEqual([[shared]]);
  });

  it('fetches an entry once for two that want it at the same time', async () => {
    const build = nextBuild();
    const load = importPage();
    const both = Promise.all([load(build, 'home'), load(build, 'home')]);
    await endScript('load', () => {
      expect(document.head.querySelectorAll('script')).toHaveLength(1);
      scope[build.container] = container({ './home': { page: 1 } });
    });
    expect(await both).toEqual([{ page: 1 }, { page: 1 }]);
  });

  it('opens what Module Federation’s plugins have built by their runtime, asked for again where it did not come', async () => {
    const build = { ...nextBuild(), runtime: 'module-federation' } as const;
    const made = container({});
    scope[build.container] = made;
    const open = jest.fn<ReturnType<OpenByRuntime>, Parameters<OpenByRuntime>>(() => ({
      get: async (expose) => () => `${expose} by the runtime`,
    }));
    const loadRuntime = jest.fn(() => Promise.resolve<OpenByRuntime>(open));
    loadRuntime.mockRejectedValueOnce(new Error('the chunk did not come'));
    const load = importPage(loadRuntime);
    await expect(load(build, 'home')).rejects.toThrow('the chunk did not come');
    expect(await load(build, 'home')).toBe('./home by the runtime');
    expect(open.mock.calls).toEqual([[build, made]]);
    expect(made.init).not.toHaveBeenCalled();
  });
});
