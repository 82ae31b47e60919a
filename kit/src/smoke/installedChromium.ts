import { existsSync } from 'node:fs';
import path from 'node:path';

/** Draws no window, and takes two thirds of the processor time of the browser that could. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Commands of browsers with Chromium's engine, the cheapest first. */
const COMMANDS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
  'vivaldi',
];

/** Places of package managers that not every user has on the path, and of macOS. */
const MORE_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * Finds a Chromium to look at pages with: the one that CHROMIUM_PATH names, else one that is installed, under whichever
 * of its names.
 * @returns its executable; `undefined` where there is none
 * @throws Error when CHROMIUM_PATH names no file
 */
export function installedChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  isFile: (place: string) => boolean = existsSync,
): string | undefined {
  const { CHROMIUM_PATH: given, PATH = '' } = environment;
  if (given) {
    if (isFile(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given}: there is no such file; the executable of a Chromium is wanted`);
  }
  const folders = [...new Set([...PATH.split(path.delimiter).filter(Boolean), ...MORE_FOLDERS])];
  const places = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...places, ...APPLICATIONS].find(isFile);
}

/** Whether a browser is the one that draws no window. */
export const isHeadlessShell = (executable: string): boolean => path.basename(executable) === HEADLESS_SHELL;
