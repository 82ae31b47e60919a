import { randomUUID } from 'node:crypto';
import type { Logger } from '@galopin/shared/contracts';
import { Redis } from 'ioredis';
import type { NodeBus, NodeMessages } from './NodeBus';

export interface RedisBusOptions {
  /** `redis://…`. */
  readonly url: string;
  readonly logger: Logger;
  /** Begins the name of every channel: sites that share a Redis need one each. */
  readonly prefix?: string;
}

/** Longest time, in milliseconds, between two attempts to reach Redis. */
const RETRY_MS = 1000;
const TOPICS = ['message', 'change', 'streams'] as const satisfies readonly (keyof NodeMessages)[];

/**
 * The bus of nodes that share a Redis, by publish and subscribe. Starts without it too, and goes on trying; while it is
 * away nothing is sent and nothing is queued.
 */
export function createRedisBus({ url, logger, prefix = 'galopin' }: RedisBusOptions): NodeBus {
  const self = randomUUID();
  const channelOf = (topic: string) => `${prefix}.${topic}`;
  const listeners: { readonly topic: string; readonly hear: (text: string) => void }[] = [];
  const backListeners: (() => void)[] = [];
  const options = {
    retryStrategy: (attempt: number) => Math.min(attempt * 100, RETRY_MS),
    maxRetriesPerRequest: null,
    // It is subscribed to below, at each connection, and waited for.
    autoResubscribe: false,
  };
  // What was on its way when the connection broke is not sent again later: nodes have looked for themselves by then.
  const speaker = new Redis(url, { ...options, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const listener = new Redis(url, options);

  let stopped = false;
  const warn = (message: string, reason: unknown) => {
    if (!stopped) logger.warn(message, { reason: String(reason) });
  };
  for (const connection of [speaker, listener]) reportOutages(connection, logger, warn);
  listener.on('message', (channel: string, text: string) => {
    const [from = '', ...rest] = text.split(' ');
    if (from === self) return;
    for (const { topic, hear } of listeners) if (channelOf(topic) === channel) hear(rest.join(' '));
  });
  listener.on('ready', () => {
    listener
      .subscribe(...TOPICS.map(channelOf))
      .then(() => backListeners.forEach((tell) => tell()))
      .catch((error: unknown) => warn('Redis could not be subscribed to', error));
  });
  return {
    send: (topic, text) => {
      if (speaker.status !== 'ready') return;
      speaker
        .publish(channelOf(topic), `${self} ${text}`)
        .catch((error: unknown) => warn('Redis took no message', error));
    },
    on: (topic, hear) => void listeners.push({ topic, hear: hear as (text: string) => void }),
    onBack: (tell) => void backListeners.push(tell),
    stop: async () => {
      stopped = true;
      speaker.disconnect();
      listener.disconnect();
    },
  };
}

/** Logs an outage once, not each attempt to end it. */
function reportOutages(
  connection: Redis,
  logger: Logger,
  warn: (message: string, reason: unknown) => void,
): void {
  let isAway = false;
  connection.on('error', (error: Error) => {
    if (!isAway) warn('Redis is away', error.message);
    isAway = true;
  });
  connection.on('ready', () => {
    if (isAway) logger.info('Redis is there again');
    isAway = false;
  });
}
