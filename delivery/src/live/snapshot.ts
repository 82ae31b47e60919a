import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@galopin/shared/server';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { buildKey, type ReleasePointer } from '../ledger/ReleaseState';
import type { LiveRelease } from './LiveRelease';

interface Snapshot {
  readonly schema: 1;
  readonly pointer: ReleasePointer;
  readonly builds: readonly BuildArtifact[];
}

/** Keeps what serves on disk, so that a start without database serves it again. The file is replaced whole. */
export async function writeSnapshot(file: string, live: LiveRelease): Promise<void> {
  const snapshot: Snapshot = { schema: 1, pointer: live.pointer, builds: [...live.builds.values()] };
  const partial = `${file}.${process.pid}.tmp`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(partial, JSON.stringify(snapshot));
  await rename(partial, file);
}

/**
 * What served when the snapshot was written; `null` when there is none for this environment.
 * @throws Error when the file cannot be read or is no snapshot
 */
export async function readSnapshot(file: string, environment: string): Promise<LiveRelease | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { schema, pointer, builds } = JSON.parse(text) as Partial<Snapshot>;
  if (schema !== 1 || !pointer || !builds) throw new Error(`${file} is no snapshot of a release`);
  if (pointer.environment !== environment) return null;
  return { pointer, builds: new Map(builds.map((build) => [buildKey(build), build])) };
}
