import { paths } from '@galopin/shared/contracts';
import { errors, type Page } from 'playwright-core';

/** The demo's plain member; it exists on sites in demo mode only. */
const MEMBER = { email: 'membre@demo.test', password: 'demo1234' };
const LIMIT = 10_000;

/** Signs in on a demo site by its own form. @returns whether the site let the member in */
export async function signIn(page: Page, siteUrl: string): Promise<boolean> {
  const gate = new URL(paths.signIn.to(), siteUrl);
  try {
    await page.goto(gate.href);
    await page.locator('input[type="email"]').fill(MEMBER.email, { timeout: LIMIT });
    await page.locator('input[type="password"]').fill(MEMBER.password, { timeout: LIMIT });
    await page.locator('button[type="submit"]').click({ timeout: LIMIT });
    await page.waitForURL((url) => url.pathname !== gate.pathname, { timeout: LIMIT });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
