import { everyAddress, openWhole } from '../support/everyAddress';
import { expect, test } from '../support/test';
import { takePicture } from '../support/takePictures';

const SIZES = [
  { name: 'small', width: 320, height: 700 },
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

test.describe.configure({ mode: 'parallel' });

for (const [visitor, email] of Object.entries(VISITORS)) {
  test(`all 14 paths fit a small window, a phone, a tablet and a desk: ${visitor}`, async ({
    site,
    page,
  }) => {
    test.setTimeout(240_000);
    if (email !== null) await site.enterAs(email);
    for (const address of await everyAddress(site)) {
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
