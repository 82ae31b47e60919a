import type { FastifyPluginAsync } from 'fastify';
import { RELEASE_NEWS, releaseNews } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { sameSecret } from '../http/identity/sameSecret';
import type { MessageBoard } from './createMessageBoard';
import { serveCall } from '../http/serveCall';

export interface ReleaseNewsDependencies {
  readonly board: Pick<MessageBoard, 'announceRelease'>;
  /** What delivery shows. */
  readonly internalToken: string;
}

/** Delivery says that something else serves now, and every open page hears of it. */
export const releaseRoutes: FastifyPluginAsync<ReleaseNewsDependencies> = async (
  app,
  { board, internalToken },
) => {
  serveCall(
    app,
    releaseNews,
    async ({ body }) => {
      await board.announceRelease(body);
      return null;
    },
    {
      onRequest: (request, _reply, done) => {
        const isKnown = sameSecret(String(request.headers[RELEASE_NEWS.header]), internalToken);
        done(isKnown ? undefined : new CallError('unauthorized', 'This call is for delivery alone.'));
      },
    },
  );
};
