import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { errorCode } from '@galopin/shared/server';
import { UnusableFileError, type ImportInput } from './Importer';

const SNIFFED_BYTES = 65_536;
/**
 * Little enough that the database is answered between two chunks: reading one holds up all else, and each of the nine
 * answers of a batch waits for the chunk it falls into.
 */
const READ_BYTES = 16_384;

/** A text file opened for reading. */
export interface TextFile {
  /** At least the first 64 kB, less in a smaller file, without byte order mark. */
  readonly start: string;
  /** All of it in pieces, without byte order mark. */
  readonly pieces: AsyncIterable<string>;
  /** Once all pieces were read: why the rest of the file could not be, null when all of it was. */
  damage(): string | null;
}

const isGzip = (start: Buffer) => start[0] === 0x1f && start[1] === 0x8b;

function encodingOf(start: Buffer): 'utf-8' | 'windows-1252' {
  const text = new TextDecoder().decode(start, { stream: true });
  const unreadable = text.match(/\ufffd/g)?.length ?? 0;
  const readable = text.match(/[^\0-\u007f\ufffd]/g)?.length ?? 0;
  // Older exports of French tools are Windows-1252; a few bad bytes do not make a UTF-8 file one.
  return unreadable > readable ? 'windows-1252' : 'utf-8';
}

async function* readFile({ path, onBytes }: ImportInput): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    onBytes?.(bytes);
    yield chunk;
  }
}

function unzip(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const gunzip = createGunzip({ chunkSize: READ_BYTES });
  // What goes wrong on the way destroys the last stream, whose reader is told.
  pipeline(Readable.from(chunks), gunzip, () => undefined);
  return gunzip;
}

/** Gives chunks back in front of those that follow them. */
async function* join(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/** The first chunks of a file, at least `bytes` long unless it is shorter. */
async function take(chunks: AsyncIterator<Buffer>, bytes: number): Promise<readonly Buffer[]> {
  const taken: Buffer[] = [];
  for (let length = 0; length < bytes;) {
    const next = await chunks.next();
    if (next.done === true) break;
    taken.push(next.value);
    length += next.value.length;
  }
  return taken;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder',
  EACCES: 'may not be read',
};

/** A compressed file that breaks off or does not add up ends there; what was read of it counts. */
async function* untilDamage(
  chunks: AsyncIterable<Buffer>,
  onDamage: (reason: string) => void,
): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    if (!errorCode(error)?.startsWith('Z_')) throw error;
    onDamage(`the compressed file is damaged (${String(error)}); the rest of it cannot be read`);
  }
}

/**
 * Opens a text file: UTF-8, or Windows-1252 where it is not; gzip is known by its content, not by the file's name.
 * @throws UnusableFileError when it cannot be read, is empty or is not text
 */
export async function readText(input: ImportInput): Promise<TextFile> {
  const { path } = input;
  let damage: string | null = null;
  const onDamage = (reason: string) => void (damage = reason);
  try {
    const file = readFile(input);
    const head = await take(file, 2);
    const whole = join(head, file);
    const bytes = untilDamage(isGzip(Buffer.concat(head)) ? unzip(whole) : whole, onDamage);
    const first = await take(bytes, SNIFFED_BYTES);
    const start = Buffer.concat(first);
    const encoding = encodingOf(start);
    const text = new TextDecoder(encoding).decode(start, { stream: true });
    const fault =
      text.trim() === '' ? (damage ?? 'is empty') : start.includes(0) ? 'is not a text file' : null;
    if (fault !== null) {
      await bytes.return(undefined);
      throw new UnusableFileError(path, fault);
    }
    return { start: text, pieces: decode(join(first, bytes), encoding), damage: () => damage };
  } catch (error) {
    const reason = REASONS[errorCode(error) ?? ''];
    if (reason === undefined) throw error;
    throw new UnusableFileError(path, reason, { cause: error });
  }
}

async function* decode(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
