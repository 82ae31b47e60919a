import { packBody, type PackedBody } from '@galopin/shared/server';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../changes/ChangeFeed';

/** A JSON answer ready to be sent. */
export interface ReadyBody extends PackedBody {
  readonly headers: Readonly<Record<string, string>>;
}

/** What an answer is made of. */
export interface BodyContent {
  readonly value: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BodyCache {
  /** The kept answer under this key, else one made now; callers at the same moment share the work. */
  get(key: string, make: () => Promise<BodyContent>): Promise<ReadyBody>;
}

export interface BodyCacheOptions {
  readonly changes: ChangeFeed;
  /** Milliseconds an answer is kept; bounds how late a change made by another process is seen. */
  readonly ttl?: number;
  /** Most answers kept. */
  readonly max?: number;
}

/** Keeps ready-made answers for a moment; every change of what is stored lets all of them go. */
export function createBodyCache({ changes, ttl = 2000, max = 500 }: BodyCacheOptions): BodyCache {
  const kept = new LRUCache<string, Promise<ReadyBody>>({ max, ttl });
  let generation = 0;
  changes.subscribe(() => (generation += 1));
  return {
    get: (key, make) => {
      // An answer begun before a change is filed under the generation before it and never found again.
      const generationKey = `${generation} ${key}`;
      const found = kept.get(generationKey);
      if (found !== undefined) return found;
      const ready = make().then(prepareBody);
      kept.set(generationKey, ready);
      ready.catch(() => kept.delete(generationKey));
      return ready;
    },
  };
}

/** Turns content into an answer ready to be sent. */
export function prepareBody({ value, headers = {} }: BodyContent): ReadyBody {
  return { ...packBody(Buffer.from(JSON.stringify(value))), headers };
}
