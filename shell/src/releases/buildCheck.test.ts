import { RELEASE_PATHS, type ReleaseManifest, type ReleaseMark } from '@galopin/shared/contracts';
import { createTestLogger } from '../testing/createTestLogger';
import { fakeManifest } from '../testing/fixtures';
import '@galopin/shared/testing/fetch';
import { createReleaseCheck } from './createReleaseCheck';
import { createReleaseSwitch } from './createReleaseSwitch';
import { CHECK_PERIOD, createReleaseWatch } from './createReleaseWatch';
import { createReloadGuard } from './createReloadGuard';

const running = fakeManifest();
const newShell = fakeManifest({ release: 2, shell: { buildId: 'c'.repeat(16), contract: '1.1.0' } });

/** Everything between the timer and the reload, as the shell puts it together. */
function openPage() {
  let served: ReleaseManifest = running;
  let known: ReleaseManifest = running;
  const asked: number[] = [];
  const now = () => Date.now();
  const releaseSwitch = createReleaseSwitch({
    running: () => known,
    first: new URL('https://galopin.test/'),
    adopt: (manifest) => {
      known = manifest;
    },
    holdsInput: () => false,
    mayReload: createReloadGuard(sessionStorage, now),
  });
  const check = createReleaseCheck({
    fetch: (async (path: string) => {
      asked.push(Date.now());
      const { release, shell, remotes } = served;
      const mark: ReleaseMark = {
        schema: 1,
        release,
        shell: shell.buildId,
        remotes: Object.fromEntries(
          Object.entries(remotes).map(([name, { active }]) => [name, active.buildId]),
        ),
      };
      return new Response(JSON.stringify(path === RELEASE_PATHS.current ? mark : served));
    }) as typeof fetch,
    logger: createTestLogger(),
    known: releaseSwitch.newest,
    onNewer: releaseSwitch.offer,
  });
  createReleaseWatch({ window, document, check, now, random: () => 0 });
  /** @returns whether the document is loaded anew */
  const go = (path: string) => releaseSwitch.beforePage(new URL(path, 'https://galopin.test'));
  go('/');
  return {
    go,
    asked,
    release: (manifest: ReleaseManifest) => {
      served = manifest;
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the check for newer builds (specification, parts 4 and 9)', () => {
  it('asks on a timer, and reloads nothing while there is none', async () => {
    const { go, asked } = openPage();
    await jest.advanceTimersByTimeAsync(CHECK_PERIOD - 1);
    expect(asked).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(1);
    expect(go('/Jour')).toBe(false);
  });

  it('reloads at the next navigation once there is one, and not before', async () => {
    const { go, release } = openPage();
    await jest.advanceTimersByTimeAsync(1000);
    release(newShell);
    expect(go('/Jour')).toBe(false);
    await jest.advanceTimersByTimeAsync(CHECK_PERIOD);
    // The page one is on is only renewed: that is no navigation.
    expect(go('/Jour')).toBe(false);
    expect(go('/Stats')).toBe(true);
  });

  it('reloads a path once within 10 s, also where the document brought the old build again', async () => {
    const visit = async () => {
      const page = openPage();
      page.release(newShell);
      await jest.advanceTimersByTimeAsync(CHECK_PERIOD);
      return page;
    };
    const first = await visit();
    expect(first.go('/Jour')).toBe(true);
    const again = openPage();
    again.release(newShell);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(again.go('/Jour')).toBe(false);
    expect(again.go('/Stats')).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(again.go('/Jour')).toBe(true);
  });
});
