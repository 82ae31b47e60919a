import { expect, type Page } from '@playwright/test';

/** The page is no wider than its window, once it has followed the window's change. */
export async function expectNoOverflow(page: Page, what = 'the page'): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, `${what} is wider than the window`).toBeLessThanOrEqual(0);
}
