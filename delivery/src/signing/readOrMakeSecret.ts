import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '@galopin/shared/server';

/**
 * Content of a file that only its owner can read, made on the first call.
 * @returns the text without the space around it
 * @throws Error when the file is empty or cannot be read or written
 */
export async function readOrMakeSecret(file: string, make: () => string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeNew(file, make);
  const text = (await readFile(file, 'utf8')).trim();
  if (text === '') throw new Error(`${file} is empty: delete it, and the next start makes a new one`);
  return text;
}

/** Of two processes that start at once, one writes and the other reads. */
async function writeNew(file: string, make: () => string): Promise<void> {
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(`${make().trim()}\n`);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
