import { FONT_PATH } from '@galopin/shared/contracts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginAsync } from 'fastify';
import { securityTextRoute, type SecurityTextOptions } from './securityTextRoute';
import { SITE_MAP_PATH } from './siteMapRoute';

/** Small files every site has, by path. */
const FILES = {
  '/favicon.svg': { file: 'favicon.svg', type: 'image/svg+xml' },
  '/favicon.ico': { file: 'favicon.svg', type: 'image/svg+xml' },
  '/site.webmanifest': { file: 'site.webmanifest', type: 'application/manifest+json' },
  '/share.png': { file: 'share.png', type: 'image/png' },
  '/icon-192.png': { file: 'icon-192.png', type: 'image/png' },
  '/icon-512.png': { file: 'icon-512.png', type: 'image/png' },
  '/icon-maskable.png': { file: 'icon-maskable.png', type: 'image/png' },
  '/apple-touch-icon.png': { file: 'apple-touch-icon.png', type: 'image/png' },
} as const;

const FOR_A_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

const FONT_FILE = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

const read = (file: string): Buffer => readFileSync(fileURLToPath(new URL(file, import.meta.url)));

/**
 * Serves the site's typeface, icons, web manifest, picture for shared links, worker for where there is no network and
 * note to robots, read once, and whom to tell of faults.
 */
export const staticRoutes: FastifyPluginAsync<SecurityTextOptions> = async (app, options) => {
  await app.register(securityTextRoute, options);
  const serve = (path: string, type: string, content: Buffer | string, cacheControl = FOR_A_DAY) =>
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' })
        .type(type)
        .send(content),
    );
  for (const [path, { file, type }] of Object.entries(FILES)) serve(path, type, read(file));
  serve(FONT_PATH, 'font/woff2', readFileSync(createRequire(import.meta.url).resolve(FONT_FILE)), FOR_EVER);
  // A worker that does harm has to be replaced with the next document.
  serve('/sw.js', 'text/javascript; charset=utf-8', read('sw.js'), 'no-cache');
  const siteMap = new URL(SITE_MAP_PATH, options.SITE_ORIGIN).href;
  serve(
    '/robots.txt',
    'text/plain; charset=utf-8',
    `${read('robots.txt').toString().trimEnd()}\nSitemap: ${siteMap}\n`,
  );
};
