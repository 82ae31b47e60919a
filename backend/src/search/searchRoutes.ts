import type { FastifyPluginAsync } from 'fastify';
import { searchResults } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import type { BodyCache } from '../http/createBodyCache';
import { limitCalls } from '../http/limitCalls';
import { sendKept, serveCall } from '../http/serveCall';
import type { SearchRepository } from './createSearchRepository';
import { wordsOf } from './foldText';

export interface SearchDependencies {
  readonly search: SearchRepository;
  readonly bodies: BodyCache;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Calls a minute from one address: several people who type fast behind one line. */
const SEARCH_LIMIT = 240;

/** What a text may mean, for anyone; members find races of all meetings. */
export const searchRoutes: FastifyPluginAsync<SearchDependencies> = async (
  app,
  { search: found, bodies, now },
) => {
  const today = () => utcDay(now());
  serveCall(
    app,
    searchResults,
    async ({ query: { q } }, request, reply) => {
      const isMember = request.identity !== null;
      return sendKept(
        searchResults,
        { bodies, key: today },
        { request, reply, key: [isMember, wordsOf(q)] },
        () => found.find(q, today(), isMember),
      );
    },
    { onRequest: limitCalls(app, 'search', SEARCH_LIMIT) },
  );
};
