import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test';

const PICTURES = path.resolve(import.meta.dirname, '../../test-results/pictures');
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;
const FIXED_PATHS = [
  '/',
  '/Jour',
  '/Stats',
  '/Aspibet',
  '/Aspibet-guide',
  '/Propos',
  '/Profile',
  '/Download',
  '/Admin',
  '/connec',
];
/** Links that lead from a race to the pages of those who take part in it. */
const LINKED = ['/Cheval/', '/Jockey/', '/Trainer/'];

mkdirSync(PICTURES, { recursive: true });

for (const visitor of ['anonymous', 'admin'] as const) {
  for (const { name, width, height } of SIZES) {
    test(`all 14 paths, ${visitor}, ${name}`, async ({ site, page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      if (visitor === 'admin') await site.enterAs('admin@demo.test');
      await site.open('/');
      const race = await hrefOf(page.locator('main a[href^="/Course/"]').first());
      await site.open(race);
      const linked = await Promise.all(
        LINKED.map((prefix) => hrefOf(page.locator(`main a[href^="${prefix}"]`).first())),
      );

      for (const address of [...FIXED_PATHS, race, ...linked]) {
        await site.open(address);
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expect(site.heading).toHaveCount(1);
        await expect(page).toHaveTitle(/ – Galopin$/);
        const file = `${visitor}-${name}-${address.replaceAll('/', '_') || 'home'}.png`;
        await page.screenshot({ path: path.join(PICTURES, file), fullPage: true });
        expect(await site.overflow(), `${address} is wider than the window`).toBeLessThanOrEqual(0);
      }
    });
  }
}

async function hrefOf(link: { getAttribute(name: string): Promise<string | null> }): Promise<string> {
  const href = await link.getAttribute('href');
  if (href === null) throw new Error('the link has no address');
  return href;
}
