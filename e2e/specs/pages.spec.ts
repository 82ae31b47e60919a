import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { everyAddress, openWhole } from '../support/everyAddress';
import { expect, test } from '../support/test';

const PICTURES = path.resolve(import.meta.dirname, '../../test-results/pictures');
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const VISITORS = {
  anonymous: null,
  member: 'membre@demo.test',
  subscriber: 'abonne@demo.test',
  admin: 'admin@demo.test',
} as const;

mkdirSync(PICTURES, { recursive: true });

for (const [visitor, email] of Object.entries(VISITORS)) {
  test(`all 14 paths fit a phone, a tablet and a desk: ${visitor}`, async ({ site, page }) => {
    test.setTimeout(240_000);
    if (email !== null) await site.enterAs(email);
    for (const address of await everyAddress(site)) {
      await openWhole(site, address);
      await expect(site.heading).toHaveCount(1);
      await expect(page).toHaveTitle(/ – Galopin$/);
      for (const { name, width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        await site.whole();
        const file = `${visitor}-${name}-${address.replaceAll('/', '_') || 'home'}.png`;
        await page.screenshot({ path: path.join(PICTURES, file), fullPage: true });
        expect(await site.overflow(), `${address} is wider than the window`).toBeLessThanOrEqual(0);
      }
    }
  });
}
