import type { SitePage } from '../pages/SitePage';
import { expectNoOverflow } from './expectNoOverflow';
import { takePicture } from './takePictures';
import { expect } from './test';

const SIZES = [
  { name: 'small', width: 320, height: 700 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

/** Looks at the page as it stands in a small window, on a phone, a tablet and a desk, where it leaves it. */
export async function expectToFit(site: SitePage, address: string, visitor: string): Promise<void> {
  const { page } = site;
  await expect(site.heading).toHaveCount(1);
  await expect(page).toHaveTitle(/ – Galopin$/);
  for (const { name, width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await site.whole();
    await takePicture(page, `${visitor}-${name}-${address.replaceAll('/', '_') || 'home'}`);
    await expectNoOverflow(page, `${address} at ${width} px`);
  }
}
