import { CLOSING_EVENT } from '@galopin/shared/contracts';
import type { PublishedMessage } from './Message';
import { createReplay } from './createReplay';
import { readyEvent, streamEvent } from './streamEvent';

/** One open stream, as far as the hub needs it. */
export interface StreamClient {
  /** Sends a piece; false when the client does not keep up and must be let go. */
  write(chunk: string | Buffer): boolean;
  end(): void;
}

/** Pushes messages to every open stream of this process, and tells those that come back what they have missed. */
export interface NotificationHub {
  /** Takes messages as told before the streams of this process began. */
  load(messages: readonly PublishedMessage[]): void;
  /** Tells messages, ids ascending and above {@link last}. */
  broadcast(messages: readonly PublishedMessage[]): void;
  /** Tells something that nobody can be told later. */
  broadcastOnce(event: string): void;
  /** Id of the last message told; 0 before the first one. */
  readonly last: number;
  /**
   * Greets a stream, tells it what came since `heard`, and keeps it until the returned function is called.
   * @param heard id of the last message it has heard; absent: only what comes
   */
  add(client: StreamClient, heard?: number): () => void;
  /** Number of open streams. */
  readonly size: number;
  /** Ends all streams, with an event that says why; new ones are ended at once. */
  close(): void;
}

const HEARTBEAT_MS = 15_000;

export interface HubOptions {
  /** Milliseconds between the comments that keep idle streams open. */
  readonly heartbeat?: number;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export function createNotificationHub({ heartbeat = HEARTBEAT_MS, now = Date.now }: HubOptions = {}) {
  const clients = new Set<StreamClient>();
  const replay = createReplay(now);
  let closed = false;
  const drop = (client: StreamClient) => {
    if (clients.delete(client)) client.end();
  };
  // One piece of memory for all: thousands of streams hold it at the same time.
  const tell = (chunk: Buffer) => {
    for (const client of clients) if (!client.write(chunk)) drop(client);
  };
  const beat = Buffer.from(': heartbeat\n\n');
  const timer = setInterval(() => tell(beat), heartbeat);
  timer.unref();
  const hub: NotificationHub = {
    load: (messages) => void replay.add(messages),
    broadcast: (messages) => {
      if (messages.length > 0) tell(replay.add(messages));
    },
    broadcastOnce: (event) => tell(Buffer.from(event)),
    get last() {
      return replay.last;
    },
    add: (client, heard) => {
      if (closed) {
        client.end();
        return () => undefined;
      }
      clients.add(client);
      const missed = heard === undefined ? [] : replay.since(heard);
      const greeting = readyEvent(
        missed !== null && heard !== undefined ? heard : replay.last,
        missed === null,
      );
      if (![greeting, ...(missed ?? [])].every((chunk) => client.write(chunk))) drop(client);
      return () => clients.delete(client);
    },
    get size() {
      return clients.size;
    },
    close: () => {
      closed = true;
      clearInterval(timer);
      tell(Buffer.from(streamEvent(CLOSING_EVENT, {})));
      for (const client of clients) drop(client);
    },
  };
  return hub;
}
