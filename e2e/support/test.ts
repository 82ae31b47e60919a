import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { demoClockAhead, shiftScript } from '@galopin/tools/clock';
import { SitePage } from '../pages/SitePage';
import { copyCheckout } from './copyCheckout';
import { startWorkerSite, type WorkerSite } from './startWorkerSite';

interface Fixtures {
  /** The site, with what goes wrong on it collected. */
  readonly site: SitePage;
  /** Folder with a copy of the working tree, gone after the test. */
  readonly checkout: string;
}

/** Milliseconds; the start command itself gives up what stands still. */
const START_LIMIT = 600_000;

export { expect } from '@playwright/test';

let own: WorkerSite | undefined;

function workerSite(): WorkerSite {
  if (own === undefined) throw new Error('There is no site before the first test of a file begins');
  return own;
}

/** Address of the worker's site. */
export const siteUrl = (): string => workerSite().url;

/** Its data folder. */
export const dataDir = (): string => workerSite().dataDir;

/** Its owners file, which is its own. */
export const ownersFile = (): string => workerSite().ownersFile;

/** Environment in which a command beside the site finds its data. */
export const siteEnvironment = (): NodeJS.ProcessEnv => ({ ...process.env, ...workerSite().environment });

/** Bearer by which other systems publish messages. */
export const webhookToken = (): string => workerSite().webhookToken;

/** Host and port of its Auth emulator. */
export const authAddress = (): string => workerSite().authAddress;

/** A test with the worker's site. It fails when the page logs an error that the test did not announce. */
export const test = base.extend<
  Fixtures,
  { readonly workerSite: WorkerSite; readonly renderedBy: 'server' | 'browser' }
>({
  // As visitors get it; a journey that replaces or withholds what the API answers needs a browser that asks for it.
  renderedBy: ['server', { scope: 'worker', option: true }],
  // Browsers go by the clock of the site, whatever the machine's is.
  browser: [
    async ({ browser }, provide) => {
      const ahead = demoClockAhead();
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (ahead !== 0) await context.addInitScript({ content: shiftScript(ahead) });
        return context;
      };
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  workerSite: [
    async ({ renderedBy }, provide) => {
      own = await startWorkerSite(renderedBy);
      await provide(own);
      await own.stop();
    },
    { scope: 'worker', auto: true, timeout: START_LIMIT },
  ],
  baseURL: ({ workerSite: { url } }, provide) => provide(url),
  site: async ({ page }: { page: Page }, provide) => {
    const site = new SitePage(page);
    await provide(site);
    site.expectNoTrouble();
  },
  // oxlint-disable-next-line no-empty-pattern -- playwright reads the fixtures that one needs out of the pattern
  checkout: async ({}, provide) => {
    const checkout = mkdtempSync(path.join(tmpdir(), 'galopin-checkout-'));
    copyCheckout(checkout);
    await provide(checkout);
    rmSync(checkout, { recursive: true, force: true });
  },
});
