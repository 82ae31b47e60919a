import { paths } from '@galopin/shared/contracts';
import { everyAddress, isAddressLookedAt, openWhole, SUBSCRIBERS_OWN } from '../support/everyAddress';
import { expect, test } from '../support/test';
import { takePicture } from '../support/takePictures';

const SIZES = [
  { name: 'small', width: 320, height: 700 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
/** Who looks at what: all pages with and without an account, and what a subscription or the administration changes. */
const VISITORS = [
  { visitor: 'anonymous', email: null, paths: null },
  { visitor: 'member', email: 'membre@demo.test', paths: null },
  { visitor: 'subscriber', email: 'abonne@demo.test', paths: SUBSCRIBERS_OWN },
  { visitor: 'admin', email: 'admin@demo.test', paths: [paths.home.pattern, paths.admin.pattern] },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const { visitor, email, paths: own } of VISITORS) {
  test(`all pages fit a small window, a phone, a tablet and a desk: ${visitor}`, async ({ site, page }) => {
    test.setTimeout(240_000);
    if (email !== null) await site.enterAs(email);
    for (const address of own?.filter(isAddressLookedAt) ?? (await everyAddress(site))) {
      await openWhole(site, address);
      await expect(site.heading).toHaveCount(1);
      await expect(page).toHaveTitle(/ – Galopin$/);
      for (const { name, width, height } of SIZES) {
        await page.setViewportSize({ width, height });
        await site.whole();
        await takePicture(page, `${visitor}-${name}-${address.replaceAll('/', '_') || 'home'}`);
        expect(await site.overflow(), `${address} is wider than ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
