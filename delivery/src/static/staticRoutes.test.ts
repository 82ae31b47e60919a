import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { FONT_PATH, FONT_RULE } from '@galopin/shared/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { staticRoutes } from './staticRoutes';

/** Bytes that a visitor's first page may spend on letters. */
const FONT_BUDGET = 60_000;

const { version } = JSON.parse(
  readFileSync(createRequire(__filename).resolve('@fontsource-variable/archivo/package.json'), 'utf8'),
) as { version: string };

describe('the site’s typeface', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = fastify();
    await app.register(staticRoutes, {
      SITE_ORIGIN: 'https://galopin.test',
      SECURITY_CONTACT: undefined,
      now: () => new Date(),
    });
  });
  afterEach(() => app.close());

  it('is one small file that is kept for ever, under an address of its version', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(FONT_PATH);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'x-content-type-options': 'nosniff' });
    expect(headers['cache-control']).toContain('immutable');
    expect(rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2');
    expect(rawPayload.length).toBeLessThan(FONT_BUDGET);
    expect(FONT_PATH).toBe(`/archivo-${version}.woff2`);
  });

  it('never moves a line that is there', () => {
    expect(FONT_RULE).toContain('font-display:optional');
  });
});
