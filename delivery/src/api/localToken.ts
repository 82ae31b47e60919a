import { randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { readOrMakeSecret } from '../signing/readOrMakeSecret';

/** Where the token of this machine lies. */
export const tokenFile = (dataDir: string): string => path.resolve(dataDir, 'delivery', 'token');

/** The token of this machine, made on the first call; only its owner can read the file. */
export const ensureLocalToken = (dataDir: string): Promise<string> =>
  readOrMakeSecret(tokenFile(dataDir), () => randomBytes(32).toString('base64url'));

/** Whether an `Authorization` header carries the token; takes the same time for every wrong one. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
