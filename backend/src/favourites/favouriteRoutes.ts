import type { FastifyPluginAsync } from 'fastify';
import { favouriteNames, favouriteRuns } from '@galopin/shared/contracts';
import { utcDay } from '@galopin/shared/lib';
import { limitCalls } from '../http/limitCalls';
import { PRIVATE } from '../http/privateHeaders';
import { serveCall } from '../http/serveCall';
import type { FavouriteRepository } from './createFavouriteRepository';

export interface FavouritesDependencies {
  readonly favourites: FavouriteRepository;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Calls a minute from one address. */
const FAVOURITES_LIMIT = 120;

/** What there is to say of anyone's favourites. */
export const favouriteRoutes: FastifyPluginAsync<FavouritesDependencies> = async (
  app,
  { favourites, now },
) => {
  const limit = { onRequest: limitCalls(app, 'favourites', FAVOURITES_LIMIT) };
  serveCall(
    app,
    favouriteRuns,
    async ({ body }, _request, reply) => {
      void reply.headers(PRIVATE);
      return favourites.runs(body, utcDay(now()));
    },
    limit,
  );
  serveCall(
    app,
    favouriteNames,
    async ({ body }, _request, reply) => {
      void reply.headers(PRIVATE);
      return favourites.names(body);
    },
    limit,
  );
};
