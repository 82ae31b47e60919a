import type { ServerResponse } from 'node:http';
import { readText } from '@galopin/shared/server';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { MessageBoard } from './createMessageBoard';
import type { NotificationHub } from './createNotificationHub';
import { countPerAddress, STREAMS_PER_ADDRESS } from './countPerAddress';
import { serveCall } from '../http/serveCall';
import { LastHeard, messageStream } from './messageStream';

/** A client this far behind has gone to sleep: its connection is closed and it will come back. */
const MAX_BACKLOG_BYTES = 1024 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

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
    openStream(hub, reply.raw, heard, app.log, leave);
    return reply;
  });
};

function openStream(
  hub: NotificationHub,
  raw: ServerResponse,
  heard: number | undefined,
  log: FastifyBaseLogger,
  givePlace: () => void,
): void {
  // A stream ends with its connection: without a length around each piece, all streams send the same memory.
  raw.removeHeader('transfer-encoding');
  raw.writeHead(200, HEADERS);
  const leaveHub = hub.add(
    {
      write: (chunk) => {
        raw.write(chunk);
        return raw.writableLength < MAX_BACKLOG_BYTES;
      },
      end: () => {
        raw.end();
        // What a sleeping client never reads must not keep the connection open.
        if (raw.writableLength >= MAX_BACKLOG_BYTES) raw.destroy();
      },
    },
    heard,
  );
  const leave = () => {
    leaveHub();
    givePlace();
  };
  raw.once('close', leave);
  raw.once('error', (error) => {
    log.debug({ err: error }, 'A notification stream broke');
    leave();
  });
}
