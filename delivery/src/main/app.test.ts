import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseDetails, ReleaseManifest, ReleasesAnswer } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell, type FakeBuild } from '../testing/fakeBuild';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

const shell = fakeShell();
const races = fakeRemote('mf-races', ['/', '/Jour']);
const entities = fakeRemote('mf-entities', ['/Course/:id']);
const headers = { authorization: `Bearer ${TEST_TOKEN}` };
const html = { accept: 'text/html,application/xhtml+xml' };

const fileUrl = ({ artifact }: FakeBuild, file: string) =>
  `/_mf/${artifact.name}/${artifact.buildId}/${file}`;

function block(document: string, id: string): unknown {
  return JSON.parse(new RegExp(`id="${id}">([^<]*)</script>`).exec(document)?.[1] ?? 'null');
}

describe('delivery', () => {
  let delivery: TestDelivery;

  beforeAll(async () => {
    delivery = await startTestDelivery({}, () => new Date('2026-07-07T23:30:00Z'));
  }, 30_000);
  afterAll(() => delivery.stop());

  const get = (url: string, more: Record<string, string> = html) =>
    delivery.app().inject({ method: 'GET', url, headers: more });
  const manifestAt = async (url: string) =>
    block((await get(url)).body, 'release-manifest') as ReleaseManifest;
  const releases = async (query = '') =>
    (await get(`/_delivery/releases${query}`, headers)).json<ReleasesAnswer>();

  it('says that it starts while no shell serves', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Le site démarre');
  });

  describe('with a site released', () => {
    beforeAll(() => delivery.release(shell, races, entities));

    it('answers a known route with its title, manifest and files', async () => {
      const answer = await get('/jour/');
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<html lang="fr">');
      expect(answer.body).toContain('<title>Titre &lt;1&gt; – Galopin</title>');
      const manifest = await manifestAt('/Jour');
      expect(manifest.remotes['mf-races']).toEqual({
        active: expect.objectContaining({ entry: 'entry.js', contract: '^1.0.0' }),
      });
      expect(manifest.remotes['mf-entities']).toEqual({ active: { buildId: entities.artifact.buildId } });
      const { integrity } = races.artifact.files['page1.js']!;
      expect(manifest.integrity[fileUrl(races, 'page1.js')]).toBe(integrity);
      expect(manifest.integrity[fileUrl(shell, 'later.js')]).toBeDefined();
      expect(answer.body).toContain(
        `<script async src="${fileUrl(races, 'page1.js')}" crossorigin integrity="${integrity}">`,
      );
      expect(answer.body).toContain(
        `<link rel="preload" as="style" href="${fileUrl(races, 'page1.css')}" crossorigin`,
      );
      expect(answer.body).toContain(
        `<link rel="preload" as="script" href="${fileUrl(shell, 'vendor.js')}" crossorigin`,
      );
      expect(answer.body).toContain(
        `<script async data-shell src="${fileUrl(shell, 'main.js')}" crossorigin`,
      );
      expect(answer.body).not.toContain('page0.js" crossorigin');
    });

    it('puts root and data blocks before the scripts that read them', async () => {
      const { body } = await get('/Jour');
      const order = ['id="root"', 'id="public-config"', 'id="release-manifest"', '<script async data-shell'];
      const places = order.map((piece) => body.indexOf(piece));
      expect(places).toEqual(places.toSorted((left, right) => left - right));
      expect(places[0]).toBeGreaterThan(0);
    });

    it.each(['/nope', '/Course/abc', '/Course/0', '/%E0%A4%A'])(
      'answers %s with a document and 404',
      async (url) => {
        const answer = await get(url);
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('<title>Page introuvable – Galopin</title>');
        expect(answer.body).not.toContain('entry.js" crossorigin');
      },
    );

    it('gives each document its own nonce and the policy that goes with it', async () => {
      const first = await get('/');
      const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1];
      const policy = String(first.headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
      expect(policy).not.toContain('unsafe');
      expect((await get('/')).body).not.toContain(String(nonce));
      expect(first.headers).toMatchObject({
        'cache-control': 'no-cache',
        vary: expect.stringContaining('Cookie'),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'integrity-policy-report-only': 'blocked-destinations=(script), endpoints=(site)',
        'reporting-endpoints': 'site="/_health/reports"',
      });
      expect(first.headers['etag']).toBeUndefined();
    });

    it('gives the public configuration, and no secret', async () => {
      const { body } = await get('/');
      expect(block(body, 'public-config')).toMatchObject({
        parse: { serverPath: '/parse' },
        demo: false,
        environment: 'production',
      });
      expect(body).not.toContain('demoAccounts');
      expect(body).not.toContain(TEST_TOKEN);
      expect(body).not.toContain('postgres://');
    });

    it('refuses what the framework refuses with codes of its own', async () => {
      const send = async (type: string, payload: string) => {
        const sent = { ...headers, 'content-type': type };
        const app = delivery.app();
        const answer = await app.inject({
          method: 'POST',
          url: '/_delivery/changes',
          headers: sent,
          payload,
        });
        return [answer.statusCode, answer.json<{ error: { code: string } }>().error.code];
      };
      expect(await send('application/json', ' '.repeat(2 ** 21))).toEqual([413, 'payload-too-large']);
      expect(await send('application/xml', '<a/>')).toEqual([415, 'unsupported-media-type']);
      expect(await send('application/json', '{')).toEqual([400, 'bad-request']);
    });

    it('compresses documents', async () => {
      const answer = await get('/', { ...html, 'accept-encoding': 'gzip, br' });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.headers.vary).toMatch(/cookie.*accept-encoding/i);
    });

    it('gives no document to who asks for another kind of thing', async () => {
      const answer = await get('/missing.png', { accept: 'image/*,*/*;q=0.8' });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/plain');
      expect((await get('/Jour', { accept: '*/*' })).statusCode).toBe(200);
    });

    it('serves build files for ever, compressed for who takes it, and no source map', async () => {
      const packed = await get(fileUrl(races, 'entry.js'), { 'accept-encoding': 'gzip, deflate, br' });
      expect(packed.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        // Opened as a page, it acts for nobody.
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        vary: expect.stringMatching(/accept-encoding/i),
      });
      expect(packed.rawPayload.equals(races.files.get('entry.js.br')!)).toBe(true);
      const plain = await get(fileUrl(races, 'entry.js'), { 'accept-encoding': 'br;q=0' });
      expect(plain.rawPayload.equals(races.files.get('entry.js')!)).toBe(true);
      expect((await get(fileUrl(races, 'entry.js.map'))).statusCode).toBe(404);
      expect((await get(fileUrl(races, 'page0.css'))).headers['content-type']).toBe(
        'text/css; charset=utf-8',
      );
    });

    it.each([
      '/_mf/mf-races/0123456789abcdef/entry.js',
      '/_mf/nothing',
      '/_mf/..%2f/x/y.js',
      '/_mf/_details/x.json',
    ])('answers the missing file %s in plain text', async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      });
    });

    it('keeps the details of a release, also of one that is over', async () => {
      const { details } = await manifestAt('/Jour');
      const before = await get(details.url, {});
      expect(before.headers['cache-control']).toContain('immutable');
      const content = before.json<ReleaseDetails>();
      expect(content.builds[`mf-entities/${entities.artifact.buildId}`]?.base).toBe(fileUrl(entities, ''));
      expect(content.integrity[fileUrl(entities, 'page0.js')]).toBeDefined();
      const next = fakeRemote('mf-races', ['/', '/Jour'], { seed: 2 });
      await delivery.release(next);
      const manifest = await manifestAt('/Jour');
      expect(manifest.release).toBe(4);
      expect(manifest.details.url).not.toBe(details.url);
      expect(manifest.remotes['mf-races']).toMatchObject({
        active: { buildId: next.artifact.buildId },
        lastGood: { buildId: races.artifact.buildId },
      });
      await delivery.restart();
      expect((await get(details.url, {})).body).toBe(before.body);
    });

    it.each([
      ['/', undefined],
      ['/Course/1', undefined],
      ['/connec', 'noindex'],
      ['/Jour', 'noindex'],
      ['/Nothing', 'noindex'],
    ])('lets search engines keep %s: %s', async (address, wanted) => {
      expect((await get(address)).headers['x-robots-tag']).toBe(wanted);
    });

    it('has icon, web manifest and note to robots', async () => {
      for (const file of ['/favicon.svg', '/site.webmanifest', '/robots.txt']) {
        expect((await get(file)).statusCode).toBe(200);
      }
      expect((await get('/site.webmanifest')).json()).toMatchObject({ name: 'Galopin', lang: 'fr' });
    });
  });

  describe('without its database', () => {
    beforeAll(async () => {
      await delivery.database.stop();
      await delivery.restart();
    }, 30_000);

    it('starts and serves what it served', async () => {
      expect((await manifestAt('/Jour')).release).toBe(4);
      expect((await get(fileUrl(races, 'entry.js'))).statusCode).toBe(200);
    });

    it('still tells what serves', async () => {
      const answer = await releases();
      expect(answer).toMatchObject({ database: 'away', release: 4, history: [] });
      expect(answer.serving).toHaveLength(3);
    });

    it('refuses a promotion and says why', async () => {
      const answer = await delivery.promote(races);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ error: { code: 'database-away' } });
    });

    it('keeps what serves on disk', async () => {
      const file = path.join(delivery.settings.DATA_DIR, 'delivery', 'current', 'production.json');
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pointer: { state: { release: 4 } } });
    });
  });
});
