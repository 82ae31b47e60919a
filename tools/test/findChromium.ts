import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installedChromium, isHeadlessShell } from '@galopin/kit/smoke';
import { repositoryRoot } from '@galopin/processes';

/** The last release that supports every Node version we do. */
const PACKAGED_CHROMIUM = '@sparticuz/chromium@143.0.4';

export type FoundChromium =
  | { readonly executable: string }
  | { readonly executable: null; readonly reason: string };

/**
 * A Chromium to run the browser tests in: CHROMIUM_PATH, an installed one, else one installed here, as Debian's package
 * where that is possible, from the npm registry elsewhere.
 * @throws Error when CHROMIUM_PATH names no file
 */
export async function findChromium(say: (line: string) => void): Promise<FoundChromium> {
  const known = installedChromium();
  if (known !== undefined && (process.env['CHROMIUM_PATH'] || isHeadlessShell(known)))
    return { executable: known };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('No Chromium without windows found: installing Debian’s package');
    installDebianPackage();
  }
  const installed = installedChromium();
  if (installed !== undefined) return { executable: installed };
  say(`No Chromium found: installing ${PACKAGED_CHROMIUM} below .cache`);
  try {
    return { executable: await installFromRegistry() };
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return {
      executable: null,
      reason: `no Chromium is installed and none could be (${why}): install chromium, or name one by CHROMIUM_PATH`,
    };
  }
}

function installDebianPackage(): void {
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore' });
  try {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
  } catch {
    // No Debian mirror in reach: what is installed is taken, else the npm registry is tried.
  }
}

async function installFromRegistry(): Promise<string> {
  const folder = path.join(repositoryRoot, '.cache', 'chromium');
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', PACKAGED_CHROMIUM], { stdio: 'ignore' });
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const { default: chromium } = (await import(resolve('@sparticuz/chromium'))) as {
    default: { executablePath(): Promise<string> };
  };
  return chromium.executablePath();
}
