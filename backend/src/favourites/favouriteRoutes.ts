import { utcDay } from '@galopin/shared/lib';
import type { FavouriteRepository } from './createFavouriteRepository';
import { ANYONE } from '../http/access';
import type { App } from '../http/App';
import { limitCalls } from '../http/limitCalls';
import { PRIVATE } from '../http/privateHeaders';
import { namesSchema, runsSchema } from './favourites.schema';

export interface FavouritesDependencies {
  readonly favourites: FavouriteRepository;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Calls a minute from one address. */
const FAVOURITES_LIMIT = 120;

/**
 * What there is to say of anyone's favourites. They come in the body: what somebody follows is theirs, and an address
 * ends up in logs and histories.
 */
export function registerFavourites(app: App, { favourites, now }: FavouritesDependencies): void {
  const onRequest = limitCalls(app, 'favourites', FAVOURITES_LIMIT);
  app.post('/apin/favourites/today', { schema: runsSchema, ...ANYONE, onRequest }, async (request, reply) =>
    reply.headers(PRIVATE).send(await favourites.runs(request.body, utcDay(now()))),
  );
  app.post('/apin/favourites/names', { schema: namesSchema, ...ANYONE, onRequest }, async (request, reply) =>
    reply.headers(PRIVATE).send(await favourites.names(request.body)),
  );
}
