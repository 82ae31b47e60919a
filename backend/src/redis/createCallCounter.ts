import type { Logger } from '@galopin/shared/contracts';
import { Redis } from 'ioredis';

/** Milliseconds that a call of the API waits for its count. */
const LIMIT_MS = 250;
/** Longest time, in milliseconds, between two attempts to reach Redis. */
const RETRY_MS = 1000;

/** A connection to the Redis where all nodes count calls. */
export interface CallCounter {
  readonly redis: Redis;
  stop(): void;
}

/**
 * Connects to the Redis where nodes count calls together. Commands of one turn go out together; while it is away each
 * fails at once, which lets the call through.
 * @param url `redis://…`
 */
export function createCallCounter(url: string, logger: Logger): CallCounter {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    commandTimeout: LIMIT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, RETRY_MS),
  });
  let isAway = false;
  redis.on('error', (error: Error) => {
    if (!isAway) logger.warn('Redis is away: calls are not limited', { reason: error.message });
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) logger.info('Redis is there again: calls are limited');
    isAway = false;
  });
  return { redis, stop: () => redis.disconnect() };
}
