import type { ReleaseManifest, ReleaseMark } from '@galopin/shared/contracts';
import { placeInManifest, placeInMark, statusOf, type LocalRemote } from './localRelease';
import { isSiteDocument, relaxPolicy, rewriteDocument } from './rewriteDocument';

const route = (path: string, remote: string) => ({ path, name: path, remote, page: 'home', title: 'T' });
const local: LocalRemote = {
  name: 'mf-races',
  build: {
    buildId: 'dev',
    base: '/__dev/mf-races/',
    entry: 'entry.js',
    container: 'mf_races__dev',
    contract: '^1.0.0',
    pages: {},
  },
  routes: [route('/', 'mf-races'), route('/New', 'mf-races')],
  shellScript: '/__dev/shell/main.js',
  slots: { quinte: { remote: 'mf-races', widget: 'quinteWidget' } },
};
const live: ReleaseManifest = {
  schema: 1,
  release: 7,
  environment: 'production',
  shell: { buildId: 'aaa', contract: '1.0.0' },
  routes: [route('/', 'mf-races'), route('/Old', 'mf-races'), route('/connec', 'mf-account')],
  remotes: { 'mf-races': { active: { buildId: 'bbb' } }, 'mf-account': { active: { buildId: 'ccc' } } },
  integrity: {
    '/_mf/shell/aaa/main.js': 'sha384-a',
    '/_mf/mf-races/bbb/entry.js': 'sha384-b',
    '/_mf/mf-account/ccc/entry.js': 'sha384-c',
  },
  details: { url: '/_mf/_details/d.json', integrity: 'sha384-d' },
};

const document = `<html><head><link rel="preload" as="script" href="/_mf/shell/aaa/vendor.js" crossorigin integrity="x">
<link rel="icon" href="/favicon.svg"></head><body><div id="root"></div>
<script type="application/json" id="page-state">{"route":"/"}</script>
<script type="application/json" id="release-manifest">${JSON.stringify(live)}</script>
<script async data-shell src="/_mf/shell/aaa/main.js" crossorigin integrity="x"></script>
<script async src="/_mf/mf-races/bbb/entry.js" crossorigin integrity="x"></script>
<script async src="/_mf/mf-account/ccc/entry.js" crossorigin integrity="x"></script></body></html>`;

describe('the live manifest with a local remote', () => {
  const manifest = placeInManifest(live, local);

  it('brings the local build whole, as an override, and no other remote changes', () => {
    expect(manifest.remotes).toEqual({
      'mf-races': { active: local.build, role: 'override' },
      'mf-account': { active: { buildId: 'ccc' } },
    });
    expect(manifest.shell).toMatchObject({ buildId: 'dev', role: 'override' });
  });

  it('has the local routes in place of the live ones', () => {
    expect(manifest.routes.map(({ path }) => path)).toEqual(['/connec', '/', '/New']);
  });

  it('has the local widgets in place of the live ones', () => {
    const slots = {
      old: { remote: 'mf-races', widget: 'oldWidget' },
      next: { remote: 'mf-account', widget: 'nextWidget' },
    };
    expect(Object.keys(placeInManifest({ ...live, slots }, local).slots ?? {})).toEqual(['next', 'quinte']);
  });

  it('asks for hashes of what stays live only', () => {
    expect(Object.keys(manifest.integrity)).toEqual(['/_mf/mf-account/ccc/entry.js']);
  });

  it('takes a remote that was never released', () => {
    const added = { ...local, name: 'mf-new' };
    expect(placeInManifest(live, added).remotes['mf-new']).toMatchObject({ active: { buildId: 'dev' } });
  });

  it('is up to date for an open page', () => {
    const mark: ReleaseMark = {
      schema: 1,
      release: 7,
      shell: 'aaa',
      remotes: { 'mf-races': 'bbb', 'mf-account': 'ccc' },
    };
    expect(placeInMark(mark, local)).toEqual({
      ...mark,
      shell: 'dev',
      remotes: { 'mf-races': 'dev', 'mf-account': 'ccc' },
    });
  });
});

describe('without a development shell', () => {
  const { shellScript: _none, ...alone } = local;

  it('the live one stays, with its hashes, and only the remote is replaced', () => {
    const manifest = placeInManifest(live, alone);
    expect(manifest.shell).toEqual(live.shell);
    expect(Object.keys(manifest.integrity)).toEqual([
      '/_mf/shell/aaa/main.js',
      '/_mf/mf-account/ccc/entry.js',
    ]);
    const html = rewriteDocument(document, alone);
    expect(html).toContain('data-shell src="/_mf/shell/aaa/main.js"');
    expect(html).not.toContain('/_mf/mf-races/');
  });
});

describe('a live document', () => {
  const rewritten = rewriteDocument(document, local);

  it('runs the development shell on the manifest with the local remote', () => {
    expect(rewritten).toContain('<script defer data-shell src="/__dev/shell/main.js"></script>');
    expect(rewritten).toContain('"base":"/__dev/mf-races/"');
  });

  it('asks for nothing of the live shell and remote, and for all else as before', () => {
    expect(rewritten).not.toContain('/_mf/shell/');
    expect(rewritten).not.toContain('/_mf/mf-races/');
    expect(rewritten).toContain(
      '<script async src="/_mf/mf-account/ccc/entry.js" crossorigin integrity="x">',
    );
    expect(rewritten).toContain('/favicon.svg');
  });

  it('takes over nothing that the live builds have rendered', () => {
    expect(rewritten).not.toContain('page-state');
  });

  it('cannot be broken out of by a title', () => {
    const hostile = { ...local, routes: [{ ...route('/', 'mf-races'), title: '</script><b>$&' }] };
    const html = rewriteDocument(document, hostile);
    expect(html).not.toContain('</script><b>');
    expect(html).toContain('\\u003c/script>\\u003cb>$&');
  });

  it('is told from another page', () => {
    expect(isSiteDocument(document)).toBe(true);
    expect(isSiteDocument('<html>Hello</html>')).toBe(false);
  });

  it('keeps its policy but for the development server’s socket and Trusted Types', () => {
    expect(
      relaxPolicy(
        "default-src 'none'; connect-src 'self' https://a.example; require-trusted-types-for 'script'; trusted-types galopin; object-src 'none'",
      ),
    ).toBe("default-src 'none'; connect-src ws: 'self' https://a.example; object-src 'none'");
  });
});

it.each([
  [404, '/New', 200],
  [404, '/Nowhere', 404],
  [500, '/New', 500],
  [200, '/Old', 200],
])('a document that the live site answers with %s at %s has status %s here', (status, path, here) =>
  expect(statusOf(status, path, local)).toBe(here),
);
