import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { SitePage } from '../pages/SitePage';
import { copyCheckout } from './copyCheckout';

interface Fixtures {
  /** The site, with what goes wrong on it collected. */
  readonly site: SitePage;
  /** Folder with a copy of the working tree, gone after the test. */
  readonly checkout: string;
}

export { expect } from '@playwright/test';

/** A test with the running site. It fails when the page logs an error that the test did not announce. */
export const test = base.extend<Fixtures>({
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

/** Address of the site that the run started. */
export function siteUrl(): string {
  return required('E2E_SITE_URL');
}

/** Its data folder. */
export function dataDir(): string {
  return required('E2E_DATA_DIR');
}

/** Bearer by which other systems publish messages. */
export function webhookToken(): string {
  return required('E2E_WEBHOOK_TOKEN');
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the run's global setup sets it`);
  return value;
}
