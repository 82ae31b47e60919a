import { paths } from '@galopin/shared/contracts';
import type { Page } from '@playwright/test';
import type { SitePage } from '../pages/SitePage';
import { everyAddress, isAddressLookedAt, openWhole, SUBSCRIBERS_OWN } from '../support/everyAddress';
import { expectNoViolations } from '../support/expectNoViolations';
import { expectToFit } from '../support/expectToFit';
import { racesToCome } from '../support/raceToCome';
import { recordShifts } from '../support/recordShifts';
import { tabThrough } from '../support/tabThrough';
import { expect, test } from '../support/test';

/** Who looks at what, and at which widths: everything for anyone, and what is another page for those who are signed in. */
const VISITORS = [
  { visitor: 'anonymous', email: null, paths: null, widths: [390, 1440] },
  {
    visitor: 'subscriber',
    email: 'abonne@demo.test',
    paths: SUBSCRIBERS_OWN,
    widths: [390, 1440],
  },
  {
    visitor: 'administrator',
    email: 'admin@demo.test',
    paths: [paths.home.pattern, paths.admin.pattern],
    widths: [1024],
  },
] as const;
const HEIGHT = 900;
/** Cumulated layout shift of a cold load. */
const MOST_SHIFT = 0.01;

test.describe.configure({ mode: 'parallel' });

for (const { visitor, email, paths: own, widths } of VISITORS) {
  const enter = async (site: SitePage) => {
    if (email !== null) await site.enterAs(email);
    return own === null ? everyAddress(site) : own.filter(isAddressLookedAt);
  };

  for (const width of widths) {
    const isWidest = width === widths.at(-1);
    const more = isWidest ? ', the keyboard reaches all, all sizes fit' : '';
    test(`no page moves while it loads, axe finds nothing${more}: ${visitor}, ${width} px`, async ({
      site,
      page,
    }) => {
      test.setTimeout(400_000);
      await page.setViewportSize({ width, height: HEIGHT });
      const addresses = await enter(site);
      const shifts = await recordShifts(page);
      const moved: Record<string, number> = {};
      for (const address of addresses) {
        await test.step(address, async () => {
          await openWhole(site, address);
          moved[address] = await shifts.read();
          await expectNoViolations(page);
          if (isWidest) {
            await expectReachable(page, address);
            await expectToFit(site, address, visitor);
            await page.setViewportSize({ width, height: HEIGHT });
          }
          for (const tab of await page.getByRole('tab').all()) {
            await tab.click();
            await site.whole();
            await expectNoViolations(page);
          }
        });
      }
      test.info().annotations.push({ type: 'layout shift', description: JSON.stringify(moved) });
      // What a page shows to who is signed in comes when the session is known.
      if (email === null) expectStill(moved);
    });
  }
}

test('no page moves while it loads, nor does a list of races that is short: anonymous, 320 px', async ({
  site,
  page,
}) => {
  test.setTimeout(200_000);
  await page.setViewportSize({ width: 320, height: HEIGHT });
  const addresses = await everyAddress(site);
  const shifts = await recordShifts(page);
  const moved: Record<string, number> = {};
  for (const address of [...addresses, ...(await departuresByHour(page))]) {
    await openWhole(site, address);
    moved[address] = await shifts.read();
  }
  expectStill(moved);
});

function expectStill(moved: Readonly<Record<string, number>>): void {
  expect(Object.entries(moved).filter(([, shift]) => !(shift < MOST_SHIFT))).toEqual([]);
}

/** Departures of each hour of a day to come: a few rows with something below them, as the whole list has late in the day. */
async function departuresByHour(page: Page): Promise<readonly string[]> {
  if (!isAddressLookedAt(paths.home.pattern)) return [];
  const races = await racesToCome(page);
  const hours = new Set(races.map(({ heure }) => heure.slice(0, 2)));
  return [...hours].map((hour) => `/?vue=departs&jour=${races[0]?.jour}&heure=${Number(hour)}`);
}

/** Walks through a page by the Tab key; on the widest window every control is in sight. */
async function expectReachable(page: Page, address: string): Promise<void> {
  const { reached, unseen, missed } = await tabThrough(page);
  expect(missed, `${address}: the Tab key passes by`).toEqual([]);
  expect(unseen, `${address}: the focus is not seen`).toEqual([]);
  expect(reached).toBeGreaterThan(5);
}

test('the skip link leads past the navigation', async ({ site, page }) => {
  await openWhole(site, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInside, 'the focus is in the main part').toBe(true);
});
