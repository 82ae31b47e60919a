import type { NotificationHub } from '../../notifications/createNotificationHub';
import type { App } from '../App';
import { streamSchema } from './stream.schema';

/** A client this far behind has gone to sleep: its connection is closed and it will come back. */
const MAX_BACKLOG_BYTES = 1024 * 1024;

export interface StreamDependencies {
  readonly hub: NotificationHub;
}

/** `GET /apin/webhook/message/stream`: the notification stream. */
export function registerStream(app: App, { hub }: StreamDependencies): void {
  // A HEAD request would hold the connection open for an answer without body.
  app.get(
    '/apin/webhook/message/stream',
    { schema: streamSchema, exposeHeadRoute: false },
    (request, reply) => {
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      const leave = hub.add({
        write: (chunk) => {
          raw.write(chunk);
          return raw.writableLength < MAX_BACKLOG_BYTES;
        },
        end: () => {
          raw.end();
          // What a sleeping client never reads must not keep the connection open.
          if (raw.writableLength >= MAX_BACKLOG_BYTES) raw.destroy();
        },
      });
      raw.once('close', leave);
      raw.once('error', (error) => {
        request.log.debug({ err: error }, 'A notification stream broke');
        leave();
      });
    },
  );
}
