import type { Page } from '@playwright/test';

/** Holds back every answer whose address matches; the function returned lets them all through, and later ones. */
export async function withholdAnswers(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
