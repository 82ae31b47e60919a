import type { FastifyPluginAsync } from 'fastify';
import { releaseNews } from '@galopin/shared/contracts';
import type { MessageBoard } from './createMessageBoard';
import { serveCall } from '../http/serveCall';
import { forDelivery } from './forDelivery';

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
    { onRequest: forDelivery(internalToken) },
  );
};
