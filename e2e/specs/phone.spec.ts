import { addDays, utcDay } from '@galopin/shared/lib';
import type { Locator, Page } from '@playwright/test';
import { AccountPage } from '../pages/AccountPage';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { takePicture } from '../support/takePictures';
import { expect, test } from '../support/test';

/** A day that is over: its arrivals and payouts are all there, at any hour of the test. */
const YESTERDAY = addDays(utcDay(Date.now()), -1);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** How many rows are whole on a screen that begins with the first of them. */
const inSight = (rows: Locator) =>
  rows.evaluateAll((all, { top, bottom }) => {
    all[0]?.scrollIntoView({ block: 'start' });
    const whole = all.map((row) => row.getBoundingClientRect());
    return whole.filter((box) => box.top >= top && box.bottom <= window.innerHeight - bottom).length;
  }, BARS);
/** Heights of the bars above and below, px. */
const BARS = { top: 52, bottom: 56 };

/** The Quinté+ of yesterday, for a member. */
async function openQuinte(page: Page): Promise<void> {
  await page.goto(`/Jour?jour=${YESTERDAY}&quinte=1`);
  await page.locator('main ol a[href^="/Course/"]').first().tap();
  await expect(page).toHaveURL(/\/Course\/\d+/);
}

test('from the home page to what a runner of the Quinté+ has done: two taps', async ({ page, site }) => {
  await site.open('/');
  await site.untilAlive();
  await page
    .getByRole('region', { name: 'Le programme' })
    .getByRole('link', { name: /Quinté/ })
    .tap();
  await expect(page).toHaveURL(/\/Course\/\d+/);
  // Once it is run its page begins with the arrival.
  const runners = page.getByRole('tab', { name: 'Partants' });
  if ((await runners.getAttribute('aria-selected')) !== 'true') await runners.tap();
  const row = page.locator('main details > summary').first();
  await row.tap();
  // A horse may have run nowhere before.
  const runs = page.getByRole('list', { name: 'Cinq dernières courses' });
  await expect(runs.or(page.getByText('Aucune course courue n’est enregistrée.'))).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page, 'an unfolded runner');
  await takePicture(page, 'phone-unfolded');
});

test('shows eight runners and five races on a screen at least', async ({ page, site }) => {
  await site.enterAs('membre@demo.test');
  await site.whole();
  // Races of a meeting that is over are folded away.
  const races = page.locator('main ol > li').filter({ visible: true });
  await expect.poll(() => inSight(races)).toBeGreaterThanOrEqual(5);
  const racesInSight = await inSight(races);
  await openQuinte(page);
  await page.getByRole('tab', { name: 'Partants' }).tap();
  const runners = page.locator('main details > summary');
  await expect.poll(() => inSight(runners)).toBeGreaterThanOrEqual(8);
  const runnersInSight = await inSight(runners);
  const height = await page
    .getByRole('region', { name: 'Partants', exact: true })
    .evaluate((card) => card.getBoundingClientRect().height);
  process.stdout.write(
    `\n${racesInSight} races and ${runnersInSight} runners on a screen; ${await runners.count()} runners are ${Math.round(height)} px high\n`,
  );
});

test('the payouts of a Quinté+ are read and copied at 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await site.enterAs('membre@demo.test');
  await openQuinte(page);
  await page.getByRole('tab', { name: 'Arrivée et rapports' }).tap();
  const quinte = page.getByRole('region', { name: 'Quinté+' });
  const order = quinte.getByRole('listitem').filter({ hasText: 'Ordre' }).first();
  await order.scrollIntoViewIfNeeded();
  await expectNoOverflow(page, 'payouts at 320 px');
  const copied = await order.evaluate((line) => {
    window.getSelection()?.selectAllChildren(line);
    return window.getSelection()?.toString().replaceAll(/\s+/g, ' ').trim();
  });
  expect(copied).toMatch(
    /^Ordre \d+( - \d+){4} [\d ]+,\d\d € pour [\d,]+ €, soit [\d ]+,\d\d € pour 1 €, [\d ,]+ mises? gagnantes?$/,
  );
  await takePicture(page, 'phone-payouts-320', { fullPage: false });
});

test('whoever is sent to sign in from /Stats goes on to /Stats', async ({ page, site }) => {
  await page.goto('/Stats?vue=quinte');
  await expect(page).toHaveURL('/connec');
  const account = new AccountPage(page);
  await account.email.fill('membre@demo.test');
  await account.password.fill('demo1234');
  await account.signIn.click();
  await expect(page).toHaveURL('/Stats?vue=quinte');
  await expect(site.heading).toBeVisible();
});

test('a page opens at its top, and where it was left when it is loaded again', async ({ page, site }) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await site.open('/');
  await site.untilAlive();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(scrolled).toBe(400);
  await page.reload();
  // What stands above may have become higher or lower since.
  await expect.poll(scrolled).toBeGreaterThan(300);
  await page.goto('/Aspibet');
  await site.untilAlive();
  expect(await scrolled()).toBe(0);
});

test.describe('by night', () => {
  test.use({ colorScheme: 'dark' });

  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const NIGHT = 'rgb(15, 21, 18)';
  const DAY = 'rgb(250, 248, 243)';

  test('the site follows the system, or what the visitor has chosen, from the first paint', async ({
    page,
    site,
  }) => {
    await site.open('/');
    await site.untilAlive();
    expect(await ground(page)).toBe(NIGHT);
    await expectNoViolations(page);
    await takePicture(page, 'phone-night');
    await page.getByRole('button', { name: 'Compte' }).tap();
    await page.getByRole('navigation').getByText('Claire', { exact: true }).tap();
    await expect.poll(() => ground(page)).toBe(DAY);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => ground(page)).toBe(DAY);
  });
});
