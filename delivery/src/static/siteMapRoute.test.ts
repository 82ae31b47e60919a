import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { siteMapRoute } from './siteMapRoute';
import { staticRoutes } from './staticRoutes';

const SITE_ORIGIN = 'https://galopin.test';

describe('what search engines look for', () => {
  let backend: Server;
  let body: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    body = JSON.stringify({ paths: ['/', '/Course/1'] });
    backend = createServer((_request, response) => response.end(body));
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    app = fastify();
    await app.register(compress, { global: false });
    const BACKEND_URL = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    await app.register(siteMapRoute, { BACKEND_URL, SITE_ORIGIN });
    await app.register(staticRoutes, { SITE_ORIGIN, SECURITY_CONTACT: undefined, now: () => new Date() });
  });
  afterEach(async () => {
    await app.close();
    backend.closeAllConnections();
    await new Promise((resolve) => backend.close(resolve));
  });

  it('names the pages with the address of the site', async () => {
    const answer = await app.inject('/sitemap.xml');
    expect(answer.headers['content-type']).toContain('application/xml');
    expect(answer.body).toContain(
      '<url><loc>https://galopin.test/</loc></url>\n<url><loc>https://galopin.test/Course/1</loc></url>',
    );
  });

  it('says that it is not ready where the backend does not answer as agreed', async () => {
    body = '{"paths":["javascript:alert(1)"]}';
    const answer = await app.inject('/sitemap.xml');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
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
