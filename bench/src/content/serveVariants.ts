import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_STATE_ID } from '@galopin/shared/contracts';
import Fastify from 'fastify';
import { Pool } from 'undici';
import { RIVAL_PATH, type Rival } from './buildRival';

/** What a document brings, and which code takes it over. */
export const VARIANTS = ['ours', 'ours-frame', 'rival', 'rival-frame'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** Headers that speak of the connection, or of a body that is another one now. */
const OWN = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding']);

/**
 * A site under its own address, everything passed through, whose documents are changed: without their content, as a
 * browser renders a page by itself, or with the rival's scripts. All variants pay for the way through alike.
 */
export async function serveVariant(site: string, variant: Variant, rival: Rival): Promise<Served> {
  const pool = new Pool(site, { connections: 32 });
  const server = Fastify({ exposeHeadRoutes: false, forceCloseConnections: true });
  server.get(`${RIVAL_PATH}:file`, async (request, reply) => {
    const { file } = request.params as { readonly file: string };
    void reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    return readFile(path.join(rival.folder, `${path.basename(file)}.br`));
  });
  server.all('/*', async (request, reply) => {
    const { host: _, connection: __, ...headers } = request.headers;
    const isDocument = String(headers.accept).startsWith('text/html');
    const answer = await pool.request({
      path: request.url,
      method: request.method as 'GET',
      headers: { ...headers, ...(isDocument && { 'accept-encoding': 'identity' }) },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
    });
    void reply.code(answer.statusCode);
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !(OWN.has(name) && (isDocument || name !== 'content-encoding')))
        void reply.header(name, value);
    if (!isDocument) return answer.body;
    void reply.header('content-encoding', 'gzip').removeHeader('content-security-policy');
    return gzipSync(change(await answer.body.text(), variant, rival));
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async close() {
      // A page's stream of messages ends with it only.
      await pool.destroy();
      await server.close();
    },
  };
}

function change(html: string, variant: Variant, rival: Rival): string {
  const content = variant.endsWith('-frame') ? withoutContent(html) : html;
  return variant.startsWith('rival') ? withRival(content, rival) : content;
}

/** The frame of a document that a browser renders. */
function withoutContent(html: string): string {
  const state = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">.*?</script>`, 's');
  if (!state.test(html))
    throw new Error('The site does not render its pages: start it with PAGES_RENDERED_BY=server');
  return html
    .replace(state, '')
    .replace(/<style data-styled.*?<\/style>/s, '')
    .replace(
      /<div id="root" data-rendered>.*?(?=<script type="application\/json" id="public-config")/s,
      '<div id="root"></div>',
    );
}

/** The site's own scripts and their preloads give way to the rival's. */
function withRival(html: string, { scripts }: Rival): string {
  const page = /<script async src="\/_mf\/([\w-]+)\/[0-9a-f]+\/[^"]*page-(\w+)\./.exec(html);
  const files = page ? scripts[`${page[1]?.replaceAll('-', '_')}/${page[2]}`] : undefined;
  if (!files) throw new Error('The document names no page that the rival has');
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script async (data-shell )?src="\/_mf\/[^>]*><\/script>/g, '')
    .replace(
      '</body>',
      `${files.map((file) => `<script async src="${RIVAL_PATH}${file}"></script>`).join('')}</body>`,
    );
}
