import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errorCode';

/** Where the token of this machine lies. */
export const tokenFile = (dataDir: string): string => path.resolve(dataDir, 'delivery', 'token');

/** The token of this machine, made on the first call; only its owner can read the file. */
export async function ensureLocalToken(dataDir: string): Promise<string> {
  const file = tokenFile(dataDir);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const token = (await readFile(file, 'utf8')).trim();
  if (token === '') throw new Error(`${file} is empty: delete it, and the next start makes a new token`);
  return token;
}

/** Whether an `Authorization` header carries the token; takes the same time for every wrong one. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
