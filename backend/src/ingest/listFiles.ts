import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { UnusableFileError } from './Importer';

/** Documents of PMU have no ending where they keep its paths. */
const READABLE = /(?:^[^.]+|\.(?:json|ndjson|csv|txt|sql)(?:\.gz)?)$/i;
/** A race must be there before what belongs to it can show. */
const ORDER = [
  /^programme|^pmu_programme|^course|^caractrap|\.sql(?:\.gz)?$/i,
  /^(?:pmu_)?participant|^cachedate/i,
  /^performances/i,
  /rapports/i,
];

const rankOf = (file: string) => {
  const rank = ORDER.findIndex((pattern) => pattern.test(path.basename(file)));
  return rank < 0 ? ORDER.length : rank;
};

/**
 * The files at a path: the file itself, or all in a folder and below that an importer may read, by their endings;
 * programmes and races first.
 * @throws UnusableFileError when there is nothing there
 */
export async function listFiles(target: string): Promise<readonly string[]> {
  const found = await stat(target).catch((error: unknown) => {
    throw new UnusableFileError(target, 'no such file, or it may not be read', { cause: error });
  });
  if (!found.isDirectory()) return [target];
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && READABLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort((left, right) => rankOf(left) - rankOf(right) || (left < right ? -1 : 1));
  if (files.length === 0) throw new UnusableFileError(target, 'holds no files that can be imported');
  return files;
}
