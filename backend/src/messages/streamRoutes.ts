import { readText } from '@galopin/shared/server';
import type { FastifyPluginAsync } from 'fastify';
import type { MessageBoard } from './createMessageBoard';
import type { NotificationHub } from './createNotificationHub';
import { countPerAddress, STREAMS_PER_ADDRESS } from './countPerAddress';
import { serveCall } from '../http/serveCall';
import { LastHeard, messageStream } from './messageStream';
import { openStream } from './openStream';

export interface StreamDependencies {
  readonly hub: NotificationHub;
  readonly board: Pick<MessageBoard, 'look'>;
}

/** The notification stream. */
export const streamRoutes: FastifyPluginAsync<StreamDependencies> = async (app, { hub, board }) => {
  const takePlace = countPerAddress(STREAMS_PER_ADDRESS);
  serveCall(app, messageStream, async ({ query }, { headers, ip }, reply) => {
    const given =
      readText(LastHeard, { lastEventId: headers['last-event-id'] }).lastEventId ?? query.lastEventId;
    const heard = given === undefined ? undefined : Number(given);
    // Told by another node, and not here yet.
    if (heard !== undefined && heard > hub.last) await board.look();
    const leave = takePlace(ip);
    reply.hijack();
    openStream({ hub, raw: reply.raw, heard, log: app.log, givePlace: leave });
    return reply;
  });
};
