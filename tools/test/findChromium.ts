import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { HEADLESS_SHELL, installedChromium } from '@galopin/kit/smoke';
import { repositoryRoot } from '@galopin/processes';

/** The last release that supports every Node version we do. */
const PACKAGED_CHROMIUM = '@sparticuz/chromium@143.0.4';

/**
 * A Chromium to run the browser tests in: CHROMIUM_PATH, an installed one, else one installed here, as Debian's package
 * where that is possible, from the npm registry elsewhere.
 * @returns its executable
 * @throws Error when none can be had
 */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const known = installedChromium();
  const isTheirs = known !== undefined && known === process.env['CHROMIUM_PATH'];
  if (isTheirs || known === HEADLESS_SHELL) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('No Chromium without windows found: installing Debian’s package');
    if (installDebianPackage()) return HEADLESS_SHELL;
  }
  if (known !== undefined) return known;
  say(`No Chromium found: installing ${PACKAGED_CHROMIUM} below .cache`);
  return installFromRegistry();
}

function installDebianPackage(): boolean {
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore' });
  try {
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
    return existsSync(HEADLESS_SHELL);
  } catch {
    // No Debian mirror in reach: the npm registry is tried next.
    return false;
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
