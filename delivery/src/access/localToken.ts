import { randomBytes, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { readOrMakeSecret } from '../signing/readOrMakeSecret';

/** Where the token of this machine lies. */
export const tokenFile = (dataDir: string): string => path.resolve(dataDir, 'delivery', 'token');

/** The site's own token: the configured one, else that of this machine, made on the first call for its owner only. */
export async function ensureLocalToken(settings: {
  readonly DATA_DIR: string;
  readonly SITE_TOKEN?: string | undefined;
}): Promise<string> {
  if (settings.SITE_TOKEN !== undefined) return settings.SITE_TOKEN;
  return readOrMakeSecret(tokenFile(settings.DATA_DIR), () => randomBytes(32).toString('base64url'));
}

/** Whether an `Authorization` header carries the token; takes the same time for every wrong one. */
export function carriesToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
