import type { DocumentPageName } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import type { BodyCache } from '../http/createBodyCache';
import type { PageDocuments } from './createPageDocuments';
import { ApiError } from '../http/errors';
import { sendReadyBody } from '../http/sendReadyBody';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { addressesSchema, documentSchema } from './documents.schema';

export interface DocumentDependencies {
  readonly documents: PageDocuments;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** `GET /apin/documents/{page}?id=&jour=`: what a page's document says. `GET /apin/documents`: what a site map names. */
export function registerDocuments(app: App, { documents, bodies, now }: DocumentDependencies): void {
  app.get('/apin/documents/:page', { schema: documentSchema, ...ANYONE }, async (request, reply) => {
    const { page } = request.params;
    const { id, jour = utcDay(now()) } = request.query;
    const body = await bodies.get(JSON.stringify(['document', page, id, jour]), async () => {
      const value = await documents.describe(page, { ...(id !== undefined && { id }), jour });
      if (value === undefined) throw nothingStored(page, id);
      return { value };
    });
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
  app.get('/apin/documents', { schema: addressesSchema, ...ANYONE }, async (request, reply) => {
    const today = utcDay(now());
    const body = await bodies.get(`addresses ${today}`, async () => ({
      value: await documents.addresses(today),
    }));
    return sendReadyBody(request, reply, body, CACHE_CONTROL);
  });
}

function nothingStored(page: DocumentPageName, id: number | undefined): ApiError {
  const message = id === undefined ? `The ${page} has no id.` : `Nothing is stored of the ${page} ${id}.`;
  return new ApiError(404, 'not-found', message, { page, id: id ?? null });
}
