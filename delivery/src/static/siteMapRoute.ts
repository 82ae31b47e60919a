import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { siteMapFile, siteMapFiles } from '@galopin/shared/contracts';
import { asDelivery } from '../http/asDelivery';
import { escapeHtml } from '@galopin/shared/lib';
import type { DeliverySettings } from '../settings/env';

export const SITE_MAP_PATH = '/sitemap.xml';
const FILES_PATH = '/sitemap';
const TIME_LIMIT = 5000;
/** Seconds a file serves before the backend is asked again, and how many are kept: each may be a megabyte. */
const FRESH_S = 600;
const KEPT = 16;

export interface SiteMapOptions extends Pick<
  DeliverySettings,
  'BACKEND_URL' | 'INTERNAL_TOKEN' | 'SITE_ORIGIN'
> {
  readonly now: () => Date;
}

/**
 * `GET /sitemap.xml` names the files of the map, `GET /sitemap/….xml` the pages of one: 503 while the backend does not
 * answer, for what an empty map leaves out would be taken off the index.
 * @source https://www.sitemaps.org/protocol.html
 */
export const siteMapRoute: FastifyPluginAsync<SiteMapOptions> = async (app, options) => {
  const { BACKEND_URL, INTERNAL_TOKEN, SITE_ORIGIN, now } = options;
  const kept = new LRUCache<string, Promise<string | null>>({
    max: KEPT,
    ttl: FRESH_S * 1000,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  const ask = <Schema extends v.GenericSchema>(path: string, schema: Schema) =>
    read(new URL(path, BACKEND_URL), schema, asDelivery(INTERNAL_TOKEN));
  const absolute = (path: string) => new URL(path, SITE_ORIGIN).href;

  async function writeIndex(): Promise<string | null> {
    const answer = await ask(siteMapFiles.path, siteMapFiles.answer);
    const files = answer?.files.map(({ file, changed }) => ({ path: `${FILES_PATH}/${file}.xml`, changed }));
    return files === undefined ? null : list(['sitemapindex', 'sitemap'], files, absolute);
  }

  async function writeFile(file: string): Promise<string | null> {
    const path = siteMapFile.path.replace(':file', encodeURIComponent(file));
    const answer = await ask(path, siteMapFile.answer);
    return answer === null ? null : list(['urlset', 'url'], answer.pages, absolute);
  }

  /** Shared by all who ask at once; what failed is asked for anew. */
  function once(key: string, write: () => Promise<string | null>): Promise<string | null> {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const started = write();
    kept.set(key, started);
    started.catch(() => kept.delete(key));
    return started;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, written: Promise<string | null>) {
    try {
      const xml = await written;
      if (xml === null) return say(reply, 404, 'no-store', 'Not found\n');
      return reply
        .headers({ 'cache-control': `public, max-age=${FRESH_S}`, 'x-content-type-options': 'nosniff' })
        .type('application/xml; charset=utf-8')
        .compress(xml);
    } catch (error) {
      request.log.warn({ err: error }, 'the site map cannot be written');
      return say(reply.header('retry-after', '60'), 503, 'no-store', 'The site map is not ready.\n');
    }
  }

  app.get(SITE_MAP_PATH, (request, reply) => send(request, reply, once('', writeIndex)));
  app.get<{ Params: { file: string } }>(`${FILES_PATH}/:file`, (request, reply) => {
    const [, name] = /^([a-z]+(?:-\d{1,12})?)\.xml$/.exec(request.params.file) ?? [];
    return send(
      request,
      reply,
      name === undefined ? Promise.resolve(null) : once(name, () => writeFile(name)),
    );
  });
};

const say = (reply: FastifyReply, status: number, cacheControl: string, text: string) =>
  reply
    .code(status)
    .headers({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(text);

/** What the backend says; `null` where it has nothing of that name. */
async function read<Schema extends v.GenericSchema>(
  url: URL,
  schema: Schema,
  headers: Readonly<Record<string, string>>,
): Promise<v.InferOutput<Schema> | null> {
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIME_LIMIT) });
  if (answer.ok) return v.parse(schema, await answer.json());
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 400) return null;
  throw new Error(`${url.href} answered ${answer.status}`);
}

interface Listed {
  readonly path: string;
  /** `YYYY-MM-DD`. */
  readonly changed: string | null;
}

const list = (
  [all, one]: readonly [string, string],
  entries: readonly Listed[],
  absolute: (path: string) => string,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${all} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(({ path, changed }) => {
      const day = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
      return `<${one}><loc>${escapeHtml(absolute(path))}</loc>${day}</${one}>`;
    }),
    `</${all}>`,
    '',
  ].join('\n');
