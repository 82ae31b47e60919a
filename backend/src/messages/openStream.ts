import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { NotificationHub } from './createNotificationHub';

/** A client this far behind has gone to sleep: its connection is closed and it will come back. */
const MAX_BACKLOG_BYTES = 1024 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

export interface OpenStreamOptions {
  readonly hub: Pick<NotificationHub, 'add'>;
  readonly raw: ServerResponse;
  /** Id of the last message that the client has heard. */
  readonly heard?: number | undefined;
  readonly log: FastifyBaseLogger;
  /** Called once the stream has ended. */
  readonly givePlace: () => void;
}

/** Tells a connection what the hub is told, until either ends. */
export function openStream({ hub, raw, heard, log, givePlace }: OpenStreamOptions): void {
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
