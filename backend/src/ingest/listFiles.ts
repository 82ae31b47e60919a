import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { UnusableFileError } from '../Importer';

const DOCUMENT = /(?:^[^.]+|\.json(?:\.gz)?)$/i;
/** A race must be there before what belongs to it can show. */
const ORDER = [/^programme|^pmu_programme|^course/, /^(?:pmu_)?participant/, /^performances/, /rapports/];

const rankOf = (file: string) => {
  const rank = ORDER.findIndex((pattern) => pattern.test(path.basename(file)));
  return rank < 0 ? ORDER.length : rank;
};

/**
 * The documents at a path: the file itself, or all files in a folder and below, those without an ending or with
 * `.json` or `.json.gz`; programmes first.
 * @throws UnusableFileError when there is nothing there
 */
export async function listDocuments(target: string): Promise<readonly string[]> {
  const found = await stat(target).catch((error: unknown) => {
    throw new UnusableFileError(target, 'no such file, or it may not be read', { cause: error });
  });
  if (!found.isDirectory()) return [target];
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && DOCUMENT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort((left, right) => rankOf(left) - rankOf(right) || (left < right ? -1 : 1));
  if (files.length === 0) throw new UnusableFileError(target, 'holds no documents');
  return files;
}
