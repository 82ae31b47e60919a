import type { BuildArtifact } from '@galopin/shared/contracts';
import { buildKey } from '../ledger/ReleaseState';
import { emptyRelease } from '../live/LiveRelease';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { answerDocument, type DocumentRequest } from './answerDocument';
import type { PageFacts } from './createPageHeads';
import { findPage } from './findPage';
import { createReleaseView } from '../view/createReleaseView';
import { describeDetails } from '../view/describeDetails';
import { jsonForHtml } from '../http/jsonForHtml';

const route = {
  path: '/Jour',
  name: 'day',
  remote: 'mf-x',
  page: 'page0',
  title: '</title><script>alert(1)</script>',
};
const rules = { query: { jour: 'isoDate' as const }, prefetch: '/caractrap?jour={query.jour|today}&reun=1' };
const remote = fakeRemote('mf-x', ['/'], { routes: [{ ...route, ...rules }] }).artifact;
const shell = fakeShell().artifact;

function viewOf(...artifacts: readonly BuildArtifact[]) {
  const { pointer } = emptyRelease('production');
  const names = Object.fromEntries(artifacts.map(({ name, buildId }) => [name, { active: buildId }]));
  const builds = new Map(artifacts.map((artifact) => [buildKey(artifact), artifact]));
  const live = { pointer: { ...pointer, state: { release: 1, names } }, builds };
  return createReleaseView(live, describeDetails(live))!;
}

const release = viewOf(shell, remote);
const request = (url: string, more: Partial<DocumentRequest> = {}): DocumentRequest => ({
  page: findPage(release, url),
  head: null,
  filled: null,
  origin: 'https://galopin.test',
  wasSignedIn: false,
  nonce: 'N',
  payment: null,
  now: new Date('2026-07-07T23:30:00Z'),
  ...more,
});
const answer = (url: string, more?: Partial<DocumentRequest>) => written(release, request(url, more));

function written(view: typeof release, of: DocumentRequest) {
  const { status, document } = answerDocument(view, '{}', of);
  return { status, html: document.head + document.tail() };
}

describe('answerDocument', () => {
  it('asks for the first data of a page before any script runs', () => {
    const tag =
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/caractrap?jour=2022-12-04&amp;reun=1">';
    expect(answer('/jour?jour=2022-12-04').html).toContain(tag);
    expect(answer('/Jour').html).toContain('jour=2026-07-07&amp;reun=1');
  });

  it('leaves that out for a visitor who was signed in, whose data is another', () => {
    expect(answer('/Jour', { wasSignedIn: true }).html).not.toContain('as="fetch"');
  });

  it('answers 404 where a value breaks its rule, and asks for nothing of the page', () => {
    const { status, html } = answer('/Jour?jour=demain');
    expect(status).toBe(404);
    expect(html).not.toContain('as="fetch"');
    expect(html).not.toContain('page0.js" crossorigin');
  });

  it('lets no text out of its place', () => {
    const { html } = answer('/Jour');
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; – Galopin</title>');
    expect(html).not.toContain('<script>alert');
    expect(jsonForHtml({ a: '</script>\u2028&' })).toBe(String.raw`{"a":"\u003c/script\u003e\u2028\u0026"}`);
  });

  describe('of a page that something is known of', () => {
    const head: PageFacts = {
      title: 'R1 C8 – Prix "de l’Été" <b>',
      description: 'Trot & galop.',
      type: 'article',
      image: '/apin/races/1/share.png',
      data: jsonForHtml({ '@type': 'SportsEvent', name: '</script>' }),
    };
    const { status, html } = answer('/JOUR/?jour=2022-12-04&utm_source=x', { head });

    it('says it in its title and description, and to who shares or indexes it', () => {
      expect(status).toBe(200);
      const title = 'R1 C8 – Prix &quot;de l’Été&quot; &lt;b&gt; – Galopin';
      expect(html).toContain(`<title>${title}</title><meta name="description" content="Trot &amp; galop.">`);
      expect(html).toContain(`<meta property="og:title" content="${title}">`);
      expect(html).toContain('<meta property="og:type" content="article">');
      expect(html).toContain(
        '<meta property="og:image" content="https://galopin.test/apin/races/1/share.png">',
      );
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    });

    it('has one address, however it was spelled', () => {
      const address = 'https://galopin.test/Jour?jour=2022-12-04';
      expect(html).toContain(`<link rel="canonical" href="${address}">`);
      expect(html).toContain(`<meta property="og:url" content="${address}">`);
    });

    it('gives search engines the facts, as they are and in a block that needs no nonce', () => {
      expect(html).toContain(`<script type="application/ld+json">${head.data}</script>`);
    });
  });

  it('answers 404 for what is not stored, and still loads the page that says so', () => {
    const { status, html } = answer('/Jour', { head: 'unknown' });
    expect(status).toBe(404);
    expect(html).toContain('<title>Page introuvable – Galopin</title>');
    expect(html).not.toMatch(/rel="canonical"|og:title|ld\+json/);
    expect(html).toContain('page0.js" crossorigin');
  });

  it('says something to a visitor without scripts and to one whose scripts fail', () => {
    const { html } = answer('/Jour');
    expect(html).toContain('<noscript><p class="frame">Galopin a besoin de JavaScript');
    expect(html).toContain('Le site n’a pas pu démarrer. Rechargez la page.');
    expect(html).toContain('Chargement…');
  });
});
