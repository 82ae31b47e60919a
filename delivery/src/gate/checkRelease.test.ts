import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { checkRelease, type LivePeers } from './checkRelease';

const shell = fakeShell().artifact;
const races = fakeRemote('mf-races', ['/', '/Jour']).artifact;
const alone: LivePeers = { shell: null, active: [], lastGood: [] };
const beside = (...others: (typeof shell)[]): LivePeers => ({
  shell: others.find(({ kind }) => kind === 'shell') ?? null,
  active: others,
  lastGood: [],
});

describe('checkRelease', () => {
  it('accepts a remote and a shell that suit each other, and either alone', () => {
    expect(checkRelease(races, beside(shell))).toEqual([]);
    expect(checkRelease(shell, beside(races))).toEqual([]);
    expect(checkRelease(races, alone)).toEqual([]);
  });

  it('refuses a remote that needs a contract the live shell does not speak', () => {
    const next = fakeRemote('mf-races', ['/'], { contract: '^2.0.0' }).artifact;
    expect(checkRelease(next, beside(shell))).toEqual([
      {
        rule: 'contract',
        found: expect.stringContaining('needs ^2.0.0'),
        wanted: 'a range that 1.0.0 is in',
      },
    ]);
  });

  it('refuses a shell that would break a live or a last good remote', () => {
    const next = fakeShell({ contract: '2.0.0' }).artifact;
    expect(checkRelease(next, beside(races))).toMatchObject([
      { rule: 'contract', wanted: 'a shell that speaks ^1.0.0' },
    ]);
    expect(checkRelease(next, { ...alone, lastGood: [races] })).toMatchObject([{ rule: 'contract' }]);
  });

  it('refuses a route name that another remote uses: the shell could not start', () => {
    const guide = fakeRemote('mf-guide', ['/Guide']).artifact;
    const [route] = guide.routes;
    const next = { ...guide, routes: route ? [{ ...route, name: 'mf-races-1' }] : [] };
    expect(checkRelease(next, beside(shell, races))).toEqual([
      { rule: 'route-name', found: 'mf-races-1', wanted: 'a name that mf-races does not use' },
    ]);
  });

  it('refuses a range that cannot be read', () => {
    const next = fakeRemote('mf-races', ['/'], { contract: 'latest' }).artifact;
    expect(checkRelease(next, beside(shell))).toMatchObject([{ rule: 'contract' }]);
  });

  it('refuses another major of a shared module, and one that the shell does not offer', () => {
    const next = fakeRemote('mf-races', ['/'], { shared: { react: '^18.0.0', zustand: '^5.0.0' } }).artifact;
    expect(checkRelease(next, beside(shell))).toMatchObject([
      {
        rule: 'shared modules',
        found: expect.stringContaining('react 19.3.1'),
        wanted: 'react ^18.0.0 for mf-races ' + next.buildId,
      },
      { rule: 'shared modules', found: expect.stringContaining('zustand not offered') },
    ]);
  });

  it.each(['/JOUR', '/jour/', '/Jour'])('refuses %s where another remote owns /Jour', (path) => {
    const thief = fakeRemote('mf-thief', [path]).artifact;
    expect(checkRelease(thief, beside(shell, races))).toMatchObject([{ rule: 'routes', found: path }]);
  });

  it('sees the same path under another parameter name', () => {
    const owner = fakeRemote('mf-a', ['/Course/:id']).artifact;
    const thief = fakeRemote('mf-b', ['/course/:race']).artifact;
    expect(checkRelease(thief, beside(owner))).toMatchObject([{ rule: 'routes' }]);
    expect(checkRelease(fakeRemote('mf-b', ['/Course/:id/:runner']).artifact, beside(owner))).toEqual([]);
  });

  it('refuses a name that begins another', () => {
    expect(checkRelease(fakeRemote('mf-race', ['/x']).artifact, beside(races))).toMatchObject([
      { rule: 'name' },
    ]);
  });

  it('refuses a build that does not hold together', () => {
    const rules = (change: Partial<typeof races>) =>
      checkRelease({ ...races, ...change }, alone).map(({ rule }) => rule);
    expect(rules({ entry: 'gone.js' })).toEqual(['files']);
    expect(rules({ pages: {} })).toEqual(['pages', 'pages']);
    expect(rules({ digest: '0'.repeat(64) })).toEqual(['digest']);
    expect(rules({ container: 'mf_races' })).toEqual(['container']);
    expect(rules({ kind: 'shell' })).toEqual(['kind']);
    expect(rules({ routes: [...races.routes, ...races.routes.slice(1)] })).toEqual(['routes', 'route-name']);
    expect(rules({ routes: races.routes.map((route) => ({ ...route, remote: 'mf-other' })) })).toEqual([
      'routes',
      'routes',
    ]);
  });
});
