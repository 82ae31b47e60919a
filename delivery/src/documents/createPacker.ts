import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { chooseEncoding } from '@galopin/shared/server';
import type { RenderedPage } from '@galopin/shared/contracts';
import type { WrittenDocument } from './renderDocument';

/** A document as it is sent. */
export interface PackedDocument {
  readonly body: string | Buffer;
  /** Absent where the body is text. */
  readonly encoding?: 'gzip';
}

/**
 * Packs a document: of a page that was rendered once for many visitors, all but its head is packed once as well.
 * @param content the page it shows; `null` where a browser renders it
 */
export type Packer = (
  document: WrittenDocument,
  content: RenderedPage | null,
  acceptEncoding: string | undefined,
) => Promise<PackedDocument>;

interface PackedTail {
  readonly plain: Buffer;
  /** A whole stream of its own, without reference to anything before. */
  readonly packed: Buffer;
}

const deflate = promisify(deflateRaw);

export function createPacker(): Packer {
  const tails = new WeakMap<RenderedPage, Promise<PackedTail>>();
  const tailOf = (content: RenderedPage, text: () => string) => {
    const known = tails.get(content);
    if (known) return known;
    const made = packTail(text());
    tails.set(content, made);
    return made;
  };
  return async ({ head, tail }, content, acceptEncoding) => {
    if (content === null || !takesGzip(acceptEncoding)) return { body: head + tail() };
    return { body: join(Buffer.from(head), await tailOf(content, tail)), encoding: 'gzip' };
  };
}

const takesGzip = (accepted: string | undefined): boolean =>
  chooseEncoding(accepted?.replace(/\bbr\b/, '')) === 'gzip';

async function packTail(text: string): Promise<PackedTail> {
  const plain = Buffer.from(text);
  return { plain, packed: await deflate(plain, { level: constants.Z_BEST_COMPRESSION }) };
}

/** A gzip file without name or time. @source RFC 1952, 2.3 */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * One gzip stream of both: the head's part is ended at a byte's border without being the last, so that the tail's blocks
 * follow it.
 * @source RFC 1951, 3.2; RFC 1952, 2.3.1
 */
function join(head: Buffer, { plain, packed }: PackedTail): Buffer {
  const first = deflateRawSync(head, { finishFlush: constants.Z_FULL_FLUSH });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(plain, crc32(head)), 0);
  trailer.writeUInt32LE((head.length + plain.length) % 2 ** 32, 4);
  return Buffer.concat([HEADER, first, packed, trailer]);
}
