import { LRUCache } from 'lru-cache';

export interface WindowCacheOptions {
  /** Most keys; beyond them the one that was used longest ago goes. */
  readonly most: number;
  readonly windowMs: number;
  readonly now: () => Date;
}

/** What is kept for one window from its setting on. Room is made as it is needed: for tens of thousands it is megabytes. */
export const createWindowCache = <Value extends object>({ most, windowMs, now }: WindowCacheOptions) =>
  new LRUCache<string, Value>({
    // Not `max`, for which all of it would be set aside at once.
    maxSize: most,
    sizeCalculation: () => 1,
    ttl: windowMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
