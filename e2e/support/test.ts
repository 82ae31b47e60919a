import { test as base, type Page } from '@playwright/test';
import { SitePage } from '../pages/SitePage';

interface Fixtures {
  /** The site, with what goes wrong on it collected. */
  readonly site: SitePage;
}

export { expect } from '@playwright/test';

/** A test with the running site. It fails when the page logs an error that the test did not announce. */
export const test = base.extend<Fixtures>({
  site: async ({ page }: { page: Page }, provide) => {
    const site = new SitePage(page);
    await provide(site);
    site.expectNoTrouble();
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

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the run's global setup sets it`);
  return value;
}
