import { existsSync } from 'node:fs';

/** Draws no window, and takes two thirds of the processor time of the browser that could. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const KNOWN_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium that CHROMIUM_PATH names, else one that is installed; `undefined` where there is none. */
export const installedChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...KNOWN_PLACES].find((place) => place !== undefined && existsSync(place));
