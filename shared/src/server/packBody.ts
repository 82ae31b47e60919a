import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type BodyEncoding = 'br' | 'gzip' | 'identity';

/** A body that is sent many times, packed once for each encoding that somebody takes. */
export interface PackedBody {
  /** Weak: the same for every encoding. */
  readonly etag: string;
  /** Unpacked size. */
  readonly bytes: number;
  encoded(encoding: BodyEncoding): Promise<Buffer>;
}

/** Below this a packed answer saves nothing worth the time. */
const PACK_FROM_BYTES = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function packBody(plain: Buffer): PackedBody {
  const packed = new Map<BodyEncoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]]);
  return {
    etag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
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
