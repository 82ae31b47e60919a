import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { artifactDigest } from '../builds/artifactDigest';
import { checkRelease, checkWayBack, type LivePeers } from './checkRelease';
import { checkServerHalves } from './compatibility';

const shell = fakeShell().artifact;
const races = fakeRemote('mf-races', ['/', '/Jour']).artifact;
const alone: LivePeers = { active: [], canary: [], lastGood: [] };
const beside = (...others: (typeof shell)[]): LivePeers => ({ ...alone, active: others });

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
        wanted: expect.stringContaining('a range that 1.0.0 is in'),
      },
    ]);
  });

  it('refuses a remote that the shell on trial could not serve, and a shell that would break one on trial', () => {
    const trial = fakeShell({ contract: '2.0.0' }).artifact;
    expect(checkRelease(races, { ...beside(shell), canary: [trial] })).toMatchObject([
      { rule: 'contract', found: expect.stringContaining(trial.buildId) },
    ]);
    expect(checkRelease(trial, { ...alone, canary: [races] })).toMatchObject([{ rule: 'contract' }]);
  });

  it('refuses a shell that would break a live or a last good remote', () => {
    const next = fakeShell({ contract: '2.0.0' }).artifact;
    expect(checkRelease(next, beside(races))).toMatchObject([
      { rule: 'contract', wanted: 'a shell that speaks ^1.0.0' },
    ]);
    expect(checkRelease(next, { ...alone, lastGood: [races] })).toMatchObject([{ rule: 'contract' }]);
  });

  it('refuses a route name that another remote uses: the shell could not start', () => {
    const guide = fakeRemote('mf-guide', ['/News']).artifact;
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
    expect(checkRelease(thief, beside(shell, races))).toMatchObject([
      { rule: 'paths', found: path },
      { rule: 'routes', found: path },
    ]);
  });

  it('refuses a path that another remote is about to bring', () => {
    const owner = fakeRemote('mf-a', ['/News']).artifact;
    const thief = fakeRemote('mf-b', ['/news']).artifact;
    expect(checkRelease(thief, { ...alone, canary: [owner] })).toMatchObject([{ rule: 'routes' }]);
  });

  it('sees the same path under another parameter name', () => {
    const owner = fakeRemote('mf-a', ['/News/:id']).artifact;
    const thief = fakeRemote('mf-b', ['/news/:day']).artifact;
    expect(checkRelease(thief, beside(owner))).toMatchObject([{ rule: 'routes' }]);
    expect(checkRelease(fakeRemote('mf-b', ['/News/:id/:part']).artifact, beside(owner))).toEqual([]);
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
    expect(rules({ server: { file: 'server.js', shared: {} } })).toEqual(['files']);
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

describe('the half of a build that a server runs', () => {
  const [file] = Object.values(races.files);
  const files = { ...races.files, ...(file && { 'server.js': file }) };
  const half = { ...races, files, digest: artifactDigest(files) };
  const own = { js: [], css: [] };

  it('is a file of the build, listed as every other', () => {
    expect(checkRelease({ ...half, server: { file: 'server.js', shared: {} } }, alone)).toEqual([]);
  });

  it.each([
    ['the entry', { entry: 'server.js' }],
    ['a script of a page', { pages: { ...races.pages, page0: { ...own, js: ['server.js'] } } }],
    ['a module of a page', { pages: { ...races.pages, page0: { ...own, modules: ['server.js'] } } }],
  ])('is refused as %s, whether the build says that it has one or not', (_, change) => {
    expect(checkRelease({ ...half, ...change }, alone)).toEqual([
      {
        rule: 'server half',
        found: 'server.js among the files that browsers load',
        wanted: 'a file that the server alone runs',
      },
    ]);
  });
});

describe('checkServerHalves', () => {
  const server = (shared = {}) => ({ file: 'server.js' as const, shared });
  const rendering = fakeShell({ server: server() }).artifact;
  const remote = { ...races, server: server({ react: '^19.0.0' }) };
  const needy = { ...races, server: server({ zustand: '^5.0.0' }) };

  it('has nothing to say where the shell gives the half what it needs, and of builds without one', () => {
    expect(checkServerHalves(remote, beside(rendering))).toEqual([]);
    expect(checkServerHalves(rendering, beside(remote))).toEqual([]);
    expect(checkServerHalves(races, beside(rendering))).toEqual([]);
    expect(checkServerHalves(remote, alone)).toEqual([]);
  });

  it('tells what the shell lacks, from either side', () => {
    const told = {
      rule: 'server half',
      found: `zustand not offered by shell ${rendering.buildId}`,
      wanted: `zustand ^5.0.0 for mf-races ${races.buildId}; until then browsers alone render its pages`,
    };
    expect(checkServerHalves(needy, beside(rendering))).toEqual([told]);
    expect(checkServerHalves(rendering, { ...alone, lastGood: [needy] })).toEqual([told]);
  });

  it('tells of a shell without a half', () => {
    expect(checkServerHalves(remote, beside(shell))).toMatchObject([
      { found: `none of shell ${shell.buildId}` },
    ]);
  });
});

describe('checkWayBack', () => {
  it('notes that the others could not go back: the shell for its contract, a remote for a path', () => {
    const older = fakeShell({ contract: '0.9.0', seed: 2 }).artifact;
    const before = fakeRemote('mf-old', ['/News'], { seed: 2 }).artifact;
    const next = fakeRemote('mf-new', ['/News']).artifact;
    expect(checkWayBack(next, { ...alone, lastGood: [older, before] })).toMatchObject([
      { rule: 'way back: contract' },
      { rule: 'way back: routes' },
    ]);
    expect(checkWayBack(next, { ...alone, lastGood: [shell] })).toEqual([]);
  });
});
