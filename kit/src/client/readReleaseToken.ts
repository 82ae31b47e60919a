import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EXIT_CODES, ReleaseError } from './ReleaseError';

/**
 * The token to release with: RELEASE_TOKEN, else the site's own: SITE_TOKEN, or the one it made in its data folder.
 * @throws ReleaseError when there is none
 */
export async function readReleaseToken(
  dataDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const given = environment['RELEASE_TOKEN'] || environment['SITE_TOKEN'];
  if (given) return given;
  const file = path.join(dataDir, 'delivery', 'token');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new ReleaseError(
      `No token in ${file}: start the site once with \`pnpm start\`, or set RELEASE_TOKEN`,
      [],
      { cause, exitCode: EXIT_CODES.noSite },
    );
  }
}
