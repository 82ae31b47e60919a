import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isForVisitors, type BuildArtifact } from '@galopin/shared/contracts';

const brotli = promisify(brotliCompress);

/** Hashes every file of a build and writes its compressed twin beside it; what visitors never get has none. */
export async function packFiles(directory: string): Promise<BuildArtifact['files']> {
  const packed = await Promise.all(
    (await filesBelow(directory)).map(async (name) => [name, await packFile(directory, name)] as const),
  );
  return Object.fromEntries(packed);
}

/** Every file below a folder, by path with slashes, sorted. */
export async function filesBelow(directory: string): Promise<string[]> {
  return (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

/** What a browser compares a file with. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function packFile(directory: string, name: string) {
  const file = path.join(directory, name);
  const content = await readFile(file);
  const integrity = integrityOf(content);
  if (!isForVisitors(name)) return { integrity, bytes: content.length, brotli: 0 };
  const compressed = await brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, compressed);
  return { integrity, bytes: content.length, brotli: compressed.length };
}
