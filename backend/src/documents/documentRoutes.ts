import type { FastifyPluginAsync } from 'fastify';
import {
  pageDocument,
  raceShareCard,
  siteMapFile,
  siteMapFiles,
  type DocumentPageName,
} from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { CallError } from '@galopin/shared/server';
import type { BodyCache } from '../http/createBodyCache';
import { serveCall, serveKept } from '../http/serveCall';
import type { PageDocuments } from './createPageDocuments';
import { createShareCards } from './createShareCards';
import type { SiteMap } from './createSiteMap';

export interface DocumentDependencies {
  readonly documents: PageDocuments;
  readonly siteMap: SiteMap;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Whoever shows a link looks at its picture once; an arrival may come meanwhile. */
const CARD_KEPT = 'public, max-age=300';

/** What a page's document says, and its picture, and what a site map names. */
export const documentRoutes: FastifyPluginAsync<DocumentDependencies> = async (
  app,
  { documents, siteMap, bodies, now },
) => {
  const today = () => utcDay(now());
  const kept = { bodies, key: today };
  serveKept(app, pageDocument, kept, async ({ params: { page }, query: { id, jour = today() } }) => {
    const document = await documents.describe(page, { ...(id !== undefined && { id }), jour });
    if (document === undefined) throw nothingStored(page, id);
    return document;
  });
  const cards = createShareCards();
  serveCall(app, raceShareCard, async ({ params: { id } }, _request, reply) => {
    const card = await documents.shareCard(id);
    if (card === undefined) throw nothingStored('race', id);
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': CARD_KEPT,
        'x-content-type-options': 'nosniff',
      })
      .send(await cards.draw(card));
  });
  serveKept(app, siteMapFiles, kept, () => siteMap.files(today()));
  serveKept(app, siteMapFile, kept, async ({ params: { file } }) => {
    const found = await siteMap.file(file, today());
    if (found === undefined)
      throw new CallError('not-found', `The site map has no ${file}.`, { details: { file } });
    return found;
  });
};

function nothingStored(page: DocumentPageName, id: number | undefined): CallError {
  const message = id === undefined ? `The ${page} has no id.` : `Nothing is stored of the ${page} ${id}.`;
  return new CallError('not-found', message, { details: { page, id: id ?? null } });
}
