import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { UPLOAD_LIMITS } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import { invalidParameter } from '../../http/errors';
import { parseRaceKey, type RaceKey } from '../../races/store/RaceKey';
import type { BackgroundRuns } from './createBackgroundRuns';
import type { ImportWatch } from './ImportWatch';

export interface AnnouncedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Of documents of PMU that name none: `2026-07-07/R1/C1`. */
  readonly race?: string | undefined;
}

/** A file as it is kept, and the race of a document of PMU that names none. */
export interface UploadedFile {
  readonly path: string;
  readonly race: RaceKey | null;
}

/** Takes files that are to be imported, piece by piece. */
export interface UploadDesk {
  /**
   * @returns what names the upload
   * @throws CallError `payload-too-large`, `invalid-parameter` for a race that cannot be
   */
  begin(file: AnnouncedFile): Promise<string>;
  /**
   * Keeps the next piece; the last one begins the import.
   * @param at bytes before it
   * @param piece base64
   * @returns bytes so far, and the run once all are there
   * @throws CallError `not-found`, `conflict` for a piece that is not the next one, `payload-too-large` for more bytes
   *   than were announced
   */
  take(
    upload: string,
    at: number,
    piece: string,
  ): Promise<{ readonly received: number; readonly run: number | null }>;
}

export interface UploadDeskOptions {
  readonly dataDir: string;
  readonly runs: Pick<BackgroundRuns, 'begin'>;
  /** Imports a file into the database. */
  readonly importInto: (file: UploadedFile, watch: ImportWatch) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface Upload {
  readonly file: UploadedFile;
  readonly size: number;
  received: number;
}

/** Uploads that were not ended for so long are removed. */
const FORGOTTEN_MS = 86_400_000;

export function createUploadDesk({ dataDir, runs, importInto, now }: UploadDeskOptions): UploadDesk {
  const folder = path.join(dataDir, 'uploads');
  const uploads = new Map<string, Upload>();
  const remove = async (upload: string) => {
    uploads.delete(upload);
    await rm(path.join(folder, upload), { recursive: true, force: true });
  };
  const removeForgotten = async () => {
    for (const name of await readdir(folder))
      if ((await stat(path.join(folder, name))).mtimeMs < now() - FORGOTTEN_MS) await remove(name);
  };

  const importUpload = async (upload: string, file: UploadedFile, watch: ImportWatch) => {
    try {
      await importInto(file, watch);
    } finally {
      await remove(upload);
    }
  };

  return {
    begin: async ({ name, size, race }) => {
      if (size > UPLOAD_LIMITS.file) throw tooLarge(UPLOAD_LIMITS.file);
      const key = race === undefined ? null : parseRaceKey(race);
      if (race !== undefined && key === null)
        throw invalidParameter('race', race, 'a race of a day that exists, like 2026-07-07/R1/C1');
      const upload = randomUUID();
      const file = { path: path.join(folder, upload, safeName(name)), race: key };
      await mkdir(path.dirname(file.path), { recursive: true });
      await removeForgotten();
      uploads.set(upload, { file, size, received: 0 });
      return upload;
    },
    take: async (upload, at, piece) => {
      const held = uploads.get(upload);
      if (held === undefined)
        throw new CallError('not-found', 'There is no such upload: send the file again.');
      const { received, size, file } = held;
      if (at !== received)
        throw new CallError('conflict', `The next piece begins at ${received}.`, { details: { received } });
      const bytes = Buffer.from(piece, 'base64');
      if (received + bytes.length > size) throw tooLarge(size);
      // Counted before it is kept, so that the same piece twice at once is refused.
      held.received += bytes.length;
      try {
        await appendFile(file.path, bytes);
        if (held.received < size) return { received: held.received, run: null };
        uploads.delete(upload);
        return {
          received: size,
          run: await runs.begin('file', (watch) => importUpload(upload, file, watch)),
        };
      } catch (error) {
        await remove(upload);
        throw error;
      }
    },
  };
}

const tooLarge = (most: number) =>
  new CallError('payload-too-large', `At most ${most} bytes are taken.`, { details: { most } });

/** A name that is one on every disk, and leaves its folder on none. */
const safeName = (name: string) =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 60);
