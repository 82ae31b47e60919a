import path from 'node:path';
import type { Browser } from '@playwright/test';

/** What a visitor with a phone waits for, in milliseconds after the click that leads to the page. */
export interface Load {
  /** Last byte of the document. */
  readonly document: number;
  readonly firstContent: number;
  readonly largestContent: number;
  /** The page's heading, and what stands around it, answers to a tap. */
  readonly alive: number;
  /** Of tasks over 50 ms, what is over, from the click until the page is alive and the browser has nothing to do. */
  readonly blocked: number;
  /** Kilobytes of script that came before the page was alive. */
  readonly script: number;
}

interface Seen extends Omit<Load, 'blocked' | 'script'> {
  readonly tasks: readonly { readonly start: number; readonly length: number }[];
  readonly scripts: readonly { readonly end: number; readonly bytes: number }[];
}

/** A phone of the middle, on a network of the middle: four times slower, 170 ms, 9 Mbit/s. */
const PHONE = { cpu: 4, latency: 170, bytesPerSecond: (9 * 1000 * 1000) / 8 };
const WINDOW = { width: 390, height: 844 };

/** Loads a page in a browser that knows nothing yet. */
export async function loadPage(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latency,
      downloadThroughput: PHONE.bytesPerSecond,
      uploadThroughput: PHONE.bytesPerSecond,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
    // As it stands: what runs TypeScript here names its functions by a helper that no page has.
    await page.addInitScript({ path: path.join(import.meta.dirname, 'watchLoad.mjs') });
    await page.goto(address, { waitUntil: 'commit' });
    return judge(await page.evaluate<Seen>('window.__load.whenQuiet()'));
  } finally {
    await context.close();
  }
}

function judge({ tasks, scripts, ...times }: Seen): Load {
  return {
    ...times,
    blocked: tasks.reduce((sum, { length }) => sum + Math.max(0, length - 50), 0),
    script: scripts.filter(({ end }) => end <= times.alive).reduce((sum, { bytes }) => sum + bytes / 1000, 0),
  };
}
