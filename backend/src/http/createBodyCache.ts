import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../changes/ChangeFeed';

export type BodyEncoding = 'br' | 'gzip' | 'identity';

/** A JSON answer ready to be sent. */
export interface ReadyBody {
  /** Weak: the same for every encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Unpacked size. */
  readonly bytes: number;
  encoded(encoding: BodyEncoding): Promise<Buffer>;
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

/** Below this a packed answer saves nothing worth the time. */
const PACK_FROM_BYTES = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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
  const plain = Buffer.from(JSON.stringify(value));
  const packed = new Map<BodyEncoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
    headers,
    bytes: plain.length,
    encoded: (encoding) => {
      const found = packed.get(encoding);
      if (found !== undefined) return found;
      const made =
        encoding === 'gzip' ? zip(plain, { level: 5 }) : brotli(plain, brotliOptions(plain.length));
      packed.set(encoding, made);
      return made;
    },
  };
}

/** The best encoding the client takes for an answer of this size. */
export function chooseEncoding(acceptEncoding: string | undefined, bytes = PACK_FROM_BYTES): BodyEncoding {
  if (acceptEncoding === undefined || bytes < PACK_FROM_BYTES) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
}

function brotliOptions(size: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size } };
}
