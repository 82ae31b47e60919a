import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { UnusableFileError, type ImportInput } from './Importer';

const SNIFFED_BYTES = 65_536;

/** The first bytes of a file. @throws UnusableFileError saying why it cannot be read */
async function readStart(path: string): Promise<Buffer> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    const reasons: Record<string, string> = {
      ENOENT: 'no such file',
      EISDIR: 'is a folder',
      EACCES: 'may not be read',
    };
    throw new UnusableFileError(path, reasons[code] ?? String(error), { cause: error });
  }
}

function encodingOf(start: Buffer): 'utf-8' | 'windows-1252' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: start.length === SNIFFED_BYTES });
    return 'utf-8';
  } catch {
    // Older exports of French tools; every byte means something there.
    return 'windows-1252';
  }
}

/** A text file opened for reading. */
export interface TextFile {
  /** The first 64 kB, without byte order mark. */
  readonly start: string;
  /** All of it in pieces, without byte order mark. */
  readonly pieces: AsyncIterable<string>;
}

/**
 * Opens a text file: UTF-8, or Windows-1252 where it is not.
 * @throws UnusableFileError when it cannot be read or is not text
 */
export async function readText({ path, onBytes }: ImportInput): Promise<TextFile> {
  const start = await readStart(path);
  if (start.includes(0)) throw new UnusableFileError(path, 'is not a text file');
  const encoding = encodingOf(start);
  async function* pieces() {
    const decoder = new TextDecoder(encoding);
    let bytes = 0;
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      onBytes?.(bytes);
      yield decoder.decode(chunk, { stream: true });
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  }
  return { start: new TextDecoder(encoding).decode(start), pieces: pieces() };
}
