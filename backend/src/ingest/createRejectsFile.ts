import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import type { Place } from './Importer';

/** One row that could not be taken, as the rejects file keeps it. */
export interface Reject extends Place {
  readonly file: string;
  readonly reason: string;
  readonly given: unknown;
}

/** Keeps the rejected rows of one file, one JSON object a line. */
export interface RejectsFile {
  /** Path of the file; null while nothing was rejected. */
  readonly path: string | null;
  add(reject: Reject): void;
  /**
   * May be called again, to no further effect.
   * @throws the file system's error when something could not be written
   */
  close(): Promise<void>;
}

/**
 * The rejects file of an input: `<dataDir>/rejects/<time>-<name>.ndjson`, made with its first reject.
 * @param now epoch milliseconds, in UTC in the name
 */
export function createRejectsFile(dataDir: string, input: string, now: number): RejectsFile {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const target = path.join(dataDir, 'rejects', `${time}-${path.basename(input)}.ndjson`);
  let stream: WriteStream | null = null;
  let failure: Error | null = null;
  let closing: Promise<void> | undefined;
  return {
    get path() {
      return stream === null ? null : target;
    },
    add: (reject) => {
      if (stream === null) {
        mkdirSync(path.dirname(target), { recursive: true });
        stream = createWriteStream(target, { flags: 'a' });
        stream.on('error', (error) => (failure = error));
      }
      stream.write(`${JSON.stringify(reject)}\n`);
    },
    close: async () => {
      closing ??= endOf(stream);
      await closing;
      if (failure !== null) throw failure;
    },
  };
}

function endOf(stream: WriteStream | null): Promise<void> {
  if (stream === null) return Promise.resolve();
  return new Promise((resolve) => {
    stream.once('close', resolve).end();
  });
}
