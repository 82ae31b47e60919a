import type { FastifyPluginAsync } from 'fastify';
import { LEGAL_PATHS } from '@galopin/shared/contracts';
import { NO_SELLER } from '@galopin/shared/lib';
import { LEGAL_TEXTS } from './i18n/legalTexts';
import type { LegalStore, SellerStore } from './LegalStore';
import { LEGAL_PAGE_POLICY, renderLegalPage } from './renderLegalPage';
import { ANYONE } from '../http/access';

export interface LegalDependencies {
  readonly legal: Pick<LegalStore, 'find'>;
  readonly seller: Pick<SellerStore, 'find'>;
}

/** `GET /mentions-legales`, `/cgv`, `/confidentialite`: documents for everybody, as editors left them. */
export const legalRoutes: FastifyPluginAsync<LegalDependencies> = async (app, { legal, seller }) => {
  for (const path of Object.values(LEGAL_PATHS)) {
    // A document for people, no call of the API.
    app.get(path, { schema: { hide: true }, ...ANYONE }, async (request, reply) => {
      const slug = path.slice(1);
      // The law wants them there at all times: without what editors wrote, what the site began with.
      const unread = (error: unknown) => {
        request.log.error({ err: error, slug }, 'A legal page could not be read');
        return undefined;
      };
      const [edited, identity = NO_SELLER] = await Promise.all([
        legal.find(slug).catch(unread),
        seller.find().catch(unread),
      ]);
      const page = edited ?? LEGAL_TEXTS.find((text) => text.slug === slug);
      if (page === undefined) throw new Error(`There is no text for ${path}.`);
      return reply
        .headers({
          'cache-control': 'no-cache',
          'content-security-policy': LEGAL_PAGE_POLICY,
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-content-type-options': 'nosniff',
        })
        .type('text/html; charset=utf-8')
        .send(renderLegalPage(page, identity));
    });
  }
};
