import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@galopin/shared/server';
import { checkStoreKey, KeyTakenError, type BuildStore } from './BuildStore';

/** Work in progress lies here, on the same disk as the files it becomes. */
const PARTIAL = '.partial';

/** A store in a folder, made when first written to. */
export function createFolderStore(folder: string): BuildStore {
  const locate = (key: string) => path.join(folder, ...checkStoreKey(key).split('/'));
  const get = (key: string) => orNothing(readFile(locate(key)), null);

  return {
    get,
    has: async (key) => (await orNothing(stat(locate(key)), null))?.isFile() === true,
    async putNew(key, content) {
      const known = await get(key);
      if (known?.equals(content) === true) return;
      if (known !== null) throw new KeyTakenError(key);
      const target = locate(key);
      const partial = path.join(folder, PARTIAL, randomUUID());
      await makeFolder(path.dirname(partial));
      await makeFolder(path.dirname(target));
      try {
        await writeDurably(partial, content);
        // Two writers of one key have passed the same hash check before: whoever comes last changes nothing.
        await rename(partial, target);
      } finally {
        await rm(partial, { force: true });
      }
    },
    async remove(key) {
      await rm(locate(key), { force: true });
      await removeEmptyFolders(folder, path.dirname(locate(key)));
    },
    async list(prefix) {
      const below = prefix.replace(/\/$/, '');
      const entries = await orNothing(
        readdir(below === '' ? folder : locate(below), { recursive: true, withFileTypes: true }),
        [],
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
        .filter((key) => !key.startsWith(`${PARTIAL}/`))
        .sort();
    },
  };
}

/** Folders are no part of a store: those that a removed key leaves empty go with it. */
async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (path.relative(root, folder) === '') return;
  try {
    await rmdir(folder);
  } catch (error) {
    // It still holds another key, or went with one at the same time.
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) return;
    throw error;
  }
  await removeEmptyFolders(root, path.dirname(folder));
}

/** Node's own recursive mkdir says ENOENT on a disk for reading only, as if the disk were not there. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error;
    await makeFolder(path.dirname(folder));
    await makeFolder(folder);
  }
}

async function writeDurably(file: string, content: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNothing<Value, Nothing>(
  pending: Promise<Value>,
  nothing: Nothing,
): Promise<Value | Nothing> {
  try {
    return await pending;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return nothing;
    throw error;
  }
}
