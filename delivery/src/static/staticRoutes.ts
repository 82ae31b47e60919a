import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Small files every site has, by path. */
const FILES = {
  '/favicon.svg': { file: 'favicon.svg', type: 'image/svg+xml' },
  '/favicon.ico': { file: 'favicon.svg', type: 'image/svg+xml' },
  '/site.webmanifest': { file: 'site.webmanifest', type: 'application/manifest+json' },
  '/robots.txt': { file: 'robots.txt', type: 'text/plain; charset=utf-8' },
} as const;

/** Serves the site's icon, web manifest and note to robots, read once. */
export function staticRoutes(app: FastifyInstance): void {
  for (const [path, { file, type }] of Object.entries(FILES)) {
    const content = readFileSync(fileURLToPath(new URL(file, import.meta.url)));
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' })
        .type(type)
        .send(content),
    );
  }
}
