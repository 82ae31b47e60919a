import { LRUCache } from 'lru-cache';
import type { BuildStore } from './BuildStore';

/** Bytes kept: all that serves of some dozen remotes. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads of a store through memory, for what visitors ask for again and again. A key never changes its content, so what
 * was read once is right for ever, and is there while a bucket is away; keys that are not there are asked for again.
 */
export function cacheStore(store: BuildStore, maxSize = MOST_BYTES): BuildStore {
  const known = new LRUCache<string, Buffer>({
    maxSize,
    sizeCalculation: (content) => content.length + 1,
    // Requests for one key at the same time wait for one reading.
    fetchMethod: async (key) => (await store.get(key)) ?? undefined,
  });
  return {
    ...store,
    get: async (key) => (await known.fetch(key)) ?? null,
    async remove(key) {
      known.delete(key);
      await store.remove(key);
    },
  };
}
