import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { siteMapRoute } from './siteMapRoute';
import { staticRoutes } from './staticRoutes';

const SITE_ORIGIN = 'https://galopin.test';

describe('what search engines look for', () => {
  let backend: Server;
  let bodies: Readonly<Record<string, unknown>>;
  let asked: string[];
  let time: number;
  let app: FastifyInstance;

  beforeEach(async () => {
    bodies = { '/apin/documents': { files: [] } };
    asked = [];
    time = Date.UTC(2026, 10, 21, 12);
    backend = createServer((request, response) => {
      const body = bodies[request.url ?? ''];
      asked.push(String(request.url));
      response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    app = fastify();
    await app.register(compress, { global: false });
    const BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    await app.register(siteMapRoute, { BACKEND_URL, SITE_ORIGIN, now: () => new Date(time) });
    await app.register(staticRoutes, { SITE_ORIGIN, SECURITY_CONTACT: undefined, now: () => new Date() });
  });
  afterEach(async () => {
    await app.close();
    backend.closeAllConnections();
    await new Promise((resolve) => backend.close(resolve));
  });

  it('names its files, and their pages, with the address of the site and when they changed', async () => {
    bodies = {
      '/apin/documents': {
        files: [
          { file: 'pages', changed: '2026-11-21' },
          { file: 'horse-7', changed: '2026-11-20' },
        ],
      },
      '/apin/documents/files/horse-7': {
        pages: [
          { path: '/Cheval/7', changed: '2026-11-20' },
          { path: '/Cheval/8', changed: null },
        ],
      },
    };
    const index = await app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    expect(index.body).toContain(
      '<sitemap><loc>https://galopin.test/sitemap/pages.xml</loc><lastmod>2026-11-21</lastmod></sitemap>\n<sitemap>',
    );
    expect((await app.inject('/sitemap/horse-7.xml')).body).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url><loc>https://galopin.test/Cheval/7</loc><lastmod>2026-11-20</lastmod></url>',
        '<url><loc>https://galopin.test/Cheval/8</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
  });

  it('asks the backend once in ten minutes, whoever comes', async () => {
    await Promise.all([app.inject('/sitemap.xml'), app.inject('/sitemap.xml')]);
    await app.inject('/sitemap.xml');
    expect(asked).toEqual(['/apin/documents']);
    time += 601_000;
    await app.inject('/sitemap.xml');
    expect(asked).toHaveLength(2);
  });

  it('has no other files, and asks for none with an odd name', async () => {
    expect((await app.inject('/sitemap/horse-9.xml')).statusCode).toBe(404);
    for (const file of ['..%2fparse.xml', 'horse-7', 'horse-7.xml.gz', 'HORSE-7.xml'])
      expect((await app.inject(`/sitemap/${file}`)).statusCode).toBe(404);
    expect(asked).toEqual(['/apin/documents/files/horse-9']);
  });

  it('says that it is not ready where the backend does not answer as agreed, and asks again', async () => {
    bodies = { '/apin/documents': { files: [{ file: 'javascript:alert(1)', changed: '2026-11-21' }] } };
    const answer = await app.inject('/sitemap.xml');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    bodies = { '/apin/documents': { files: [] } };
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
  });

  it('is found by robots', async () => {
    expect((await app.inject('/robots.txt')).body).toMatch(
      /^User-agent: \*[\s\S]*\nSitemap: https:\/\/galopin\.test\/sitemap\.xml\n$/,
    );
  });

  it('has a picture for shared links', async () => {
    const answer = await app.inject('/share.png');
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });
});
