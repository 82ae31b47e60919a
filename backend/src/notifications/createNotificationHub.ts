import { RELEASE_EVENT, type Notification, type ReleaseNews } from '@galopin/shared/contracts';

/** One open stream, as far as the hub needs it. */
export interface StreamClient {
  /** Sends text; false when the client does not keep up and must be let go. */
  write(chunk: string): boolean;
  end(): void;
}

/** Pushes messages to every open stream of this process. */
export interface NotificationHub {
  publish(notification: Notification): void;
  /** Tells every page that it may be out of date; nobody reads it. */
  announceRelease(news: ReleaseNews): void;
  /** Greets a stream and keeps it until the returned function is called. */
  add(client: StreamClient): () => void;
  /** Number of open streams. */
  readonly size: number;
  /** Ends all streams; new ones are ended at once. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;

/** @param heartbeat milliseconds between the comments that keep idle streams open */
export function createNotificationHub(heartbeat = HEARTBEAT_MS): NotificationHub {
  const clients = new Set<StreamClient>();
  let closed = false;
  const drop = (client: StreamClient) => {
    if (clients.delete(client)) client.end();
  };
  const broadcast = (chunk: string) => {
    for (const client of clients) if (!client.write(chunk)) drop(client);
  };
  const timer = setInterval(() => broadcast(': heartbeat\n\n'), heartbeat);
  timer.unref();
  return {
    publish: (notification) => broadcast(streamEvent('notification', notification)),
    announceRelease: (news) => broadcast(streamEvent(RELEASE_EVENT, news)),
    add: (client) => {
      if (closed) {
        client.end();
        return () => undefined;
      }
      clients.add(client);
      if (!client.write(streamEvent('ready', {}))) drop(client);
      return () => clients.delete(client);
    },
    get size() {
      return clients.size;
    },
    close: () => {
      closed = true;
      clearInterval(timer);
      for (const client of clients) drop(client);
    },
  };
}

/** JSON holds no line break, so one `data:` line is enough. */
function streamEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
