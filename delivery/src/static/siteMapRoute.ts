import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';
import { pageAddresses } from '@galopin/shared/contracts';
import { asDelivery } from '../documents/asDelivery';
import { escapeHtml } from '@galopin/shared/lib';
import type { DeliverySettings } from '../settings/env';

export const SITE_MAP_PATH = '/sitemap.xml';
const TIME_LIMIT = 2000;
/** Addresses that one file may name. @source https://www.sitemaps.org/protocol.html */
const MOST = 50_000;

/** `GET /sitemap.xml`: the pages the backend holds worth finding; 503 while it does not answer. */
export const siteMapRoute: FastifyPluginAsync<
  Pick<DeliverySettings, 'BACKEND_URL' | 'INTERNAL_TOKEN' | 'SITE_ORIGIN'>
> = async (app, { BACKEND_URL, INTERNAL_TOKEN, SITE_ORIGIN }) => {
  app.get(SITE_MAP_PATH, async (request, reply) => {
    try {
      const paths = await readPaths(BACKEND_URL, INTERNAL_TOKEN);
      return reply
        .headers({ 'cache-control': 'public, max-age=600', 'x-content-type-options': 'nosniff' })
        .type('application/xml; charset=utf-8')
        .compress(siteMap(paths.map((path) => new URL(path, SITE_ORIGIN).href)));
    } catch (error) {
      request.log.warn({ err: error }, 'the site map cannot be written');
      // Not an empty one: what it leaves out would be taken off the index.
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '60' })
        .type('text/plain; charset=utf-8')
        .send('The site map is not ready.\n');
    }
  });
};

async function readPaths(backendUrl: string, token: string | undefined): Promise<readonly string[]> {
  const url = new URL(pageAddresses.path, backendUrl);
  const answer = await fetch(url, { headers: asDelivery(token), signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`${url.href} answered ${answer.status}`);
  }
  return v.parse(pageAddresses.answer, await answer.json()).paths.slice(0, MOST);
}

const siteMap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escapeHtml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
