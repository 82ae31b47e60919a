import type { ReleaseManifest } from '@galopin/shared/contracts';
import { fakeBuild, fakeManifest } from '../testing/fixtures';
import { createReleaseSwitch } from './createReleaseSwitch';

const first = fakeManifest();
const newer = fakeManifest({
  release: 2,
  remotes: { 'mf-test': { active: fakeBuild('mf-test', 'b'.repeat(16)) } },
});
const newShell = fakeManifest({ release: 3, shell: { buildId: 'c'.repeat(16), contract: '1.1.0' } });

function setUp({ mayReload = (): boolean => true } = {}) {
  let running: ReleaseManifest = first;
  const state = { held: false };
  const releaseSwitch = createReleaseSwitch({
    running: () => running,
    first: new URL('https://galopin.test/'),
    adopt: (manifest) => {
      running = manifest;
    },
    holdsInput: () => state.held,
    mayReload,
  });
  const go = (path: string) => releaseSwitch.beforePage(new URL(path, 'https://galopin.test'));
  return { releaseSwitch, go, state, running: () => running };
}

describe('a newer release', () => {
  it('counts from the next navigation on', () => {
    const { releaseSwitch, go, running } = setUp();
    releaseSwitch.offer(newer);
    expect([running(), releaseSwitch.newest()]).toEqual([first, newer]);
    expect(go('/Jour')).toBe(false);
    expect(running()).toBe(newer);
  });

  it('does not count for the page that the document was asked for, which is loaded here or came with it', () => {
    const { releaseSwitch, go, running } = setUp();
    expect(go('/')).toBe(false);
    releaseSwitch.offer(newer);
    expect(running()).toBe(first);
    go('/Jour');
    expect(running()).toBe(newer);
  });

  it('does not count while the page only renews its data', () => {
    const { releaseSwitch, go, running } = setUp();
    releaseSwitch.offer(newer);
    go('/');
    expect(running()).toBe(first);
  });

  it('counts from a change of the query on, unless that would take what was typed', () => {
    const { releaseSwitch, go, state, running } = setUp();
    releaseSwitch.offer(newer);
    state.held = true;
    go('/?jour=2026-01-01');
    expect(running()).toBe(first);
    state.held = false;
    go('/?jour=2026-01-02');
    expect(running()).toBe(newer);
  });
});

describe('a newer shell', () => {
  it('takes a new document at the next navigation', () => {
    const { releaseSwitch, go } = setUp();
    releaseSwitch.offer(newShell);
    expect(go('/')).toBe(false);
    expect(go('/Jour')).toBe(true);
  });

  it('waits for a navigation at which nothing unsaved is held', () => {
    const { releaseSwitch, go, state } = setUp();
    releaseSwitch.offer(newShell);
    state.held = true;
    expect(go('/Jour')).toBe(false);
    state.held = false;
    expect(go('/Stats')).toBe(true);
  });

  it('is left alone where the path was reloaded a moment ago', () => {
    const { releaseSwitch, go } = setUp({ mayReload: () => false });
    releaseSwitch.offer(newShell);
    expect(go('/Jour')).toBe(false);
  });

  it('is taken for one when the visitor has changed to another environment', () => {
    const { releaseSwitch, go } = setUp();
    releaseSwitch.offer(fakeManifest({ environment: 'staging' }));
    expect(go('/Jour')).toBe(true);
  });

  it('takes none once it was rolled back', () => {
    const { releaseSwitch, go } = setUp();
    releaseSwitch.offer(newShell);
    releaseSwitch.offer(fakeManifest({ release: 4 }));
    expect(go('/Jour')).toBe(false);
  });
});
