import type { FastifyPluginAsync } from 'fastify';
import { CHANGE_EVENT, CHANGE_STREAM_BEAT_MS, changeStream } from '@galopin/shared/contracts';
import type { ChangeFeed } from '../changes/ChangeFeed';
import { serveCall } from '../http/serveCall';
import { createNotificationHub } from './createNotificationHub';
import { forDelivery } from './forDelivery';
import { openStream } from './openStream';
import { streamEvent } from './streamEvent';

export interface ChangeStreamDependencies {
  readonly changes: Pick<ChangeFeed, 'subscribe'>;
  /** What delivery shows. */
  readonly internalToken: string;
}

/**
 * Every change as the feed tells it, for delivery, which keeps answers. The messages of open pages do not say all of
 * it: changes of other nodes, of edited content, and those that a message is not worth.
 */
export const changeRoutes: FastifyPluginAsync<ChangeStreamDependencies> = async (
  app,
  { changes, internalToken },
) => {
  const hub = createNotificationHub({ heartbeat: CHANGE_STREAM_BEAT_MS });
  const unsubscribe = changes.subscribe((of) => hub.broadcastOnce(streamEvent(CHANGE_EVENT, { of })));
  app.addHook('preClose', (done) => {
    unsubscribe();
    hub.close();
    done();
  });
  serveCall(
    app,
    changeStream,
    async (_read, _request, reply) => {
      reply.hijack();
      openStream({ hub, raw: reply.raw, log: app.log, givePlace: () => undefined });
      return reply;
    },
    { onRequest: forDelivery(internalToken) },
  );
};
