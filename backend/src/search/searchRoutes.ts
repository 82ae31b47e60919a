import { utcDay } from '@galopin/shared/lib';
import type { BodyCache } from '../http/createBodyCache';
import { wordsOf } from './foldText';
import type { SearchRepository } from './createSearchRepository';
import { sendReadyBody } from '../http/sendReadyBody';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { limitCalls } from '../http/limitCalls';
import { searchSchema } from './search.schema';

export interface SearchDependencies {
  readonly search: SearchRepository;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Calls a minute from one address: several people who type fast behind one line. */
const SEARCH_LIMIT = 240;

/** `GET /apin/search?q=`: for anyone. */
export function registerSearch(app: App, { search, bodies, now }: SearchDependencies): void {
  const options = { schema: searchSchema, ...ANYONE, onRequest: limitCalls(app, 'search', SEARCH_LIMIT) };
  app.get('/apin/search', options, async (request, reply) => {
    const { q } = request.query;
    const today = utcDay(now());
    const isMember = request.identity !== null;
    const body = await bodies.get(JSON.stringify(['search', today, isMember, wordsOf(q)]), async () => ({
      value: await search.find(q, today, isMember),
    }));
    return sendReadyBody(request, reply, body, 'public, max-age=0, must-revalidate');
  });
}
