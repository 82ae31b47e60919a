import { addDays, formatDay, utcDay } from '@galopin/shared/lib';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

const TODAY = utcDay(Date.now());
const YESTERDAY = addDays(TODAY, -1);

test('all results of yesterday, and the Quinté’s history, without an account', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open('/');
  await site.untilAlive();

  await test.step('from the home page to yesterday’s arrivals, all meetings of them', async () => {
    await page.getByRole('link', { name: 'Toutes les arrivées' }).click();
    await expect(site.heading).toHaveText('Arrivées et rapports');
    await page.getByRole('link', { name: /^Journée précédente/ }).click();
    await expect(page).toHaveURL(`/?vue=arrivees&jour=${YESTERDAY}`);
    const meetings = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(meetings.filter({ hasText: /^R1\b/ })).toHaveCount(1);
    // Visitors see one meeting of today, which is on the page until yesterday's are.
    await expect(meetings.nth(1)).toBeVisible();
    const first = meetings.first().getByRole('listitem').first();
    await expect(first).toContainText(/Arrivée.*\d+ - \d+ - \d+.*Gagnant/s);
    await expect(first).toContainText(/Simple gagnant \d+ [\d\s]+,\d\d.€/);
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await takePictures(page, 'results');
  });

  await test.step('by time, and by a date', async () => {
    await page.getByRole('link', { name: 'Par heure', exact: true }).last().click();
    await expect(page).toHaveURL(/tri=heure/);
    await page.getByLabel('Date').fill(addDays(YESTERDAY, -1));
    await expect(page).toHaveURL(`/?vue=arrivees&jour=${addDays(YESTERDAY, -1)}`);
    await expect(page.getByText(formatDay(addDays(YESTERDAY, -1)))).toBeVisible();
  });

  await test.step('the Quinté’s history, by its calendar', async () => {
    await page.getByRole('link', { name: 'Quinté+', exact: true }).first().click();
    await expect(site.heading).toHaveText('Historique du Quinté+');
    if (YESTERDAY.slice(0, 7) !== TODAY.slice(0, 7))
      await page.getByRole('link', { name: /^Mois précédent/ }).click();
    const day = page.getByRole('table').getByRole('link', { name: `Quinté+ du ${formatDay(YESTERDAY)}` });
    await day.click();
    const card = page.locator(`#quinte-${YESTERDAY}`);
    await expect(card).toBeInViewport();
    await expect(card).toContainText(/Quinté\+ Ordre/);
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await takePictures(page, 'quinte-history');
    await card.getByRole('link', { name: 'Toutes les arrivées de ce jour' }).click();
    await expect(page).toHaveURL(`/?vue=arrivees&jour=${YESTERDAY}`);
  });
});

test('results and the Quinté are read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/?vue=arrivees&jour=${YESTERDAY}`);
  await expect(page.locator('main section h2').first()).toBeVisible();
  await page.goto('/?vue=quinte');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historique du Quinté+');
  await context.close();
});

test('a day that is none is not found', async ({ site, page }) => {
  site.forgive(/404/, /could not be shown/);
  const response = await page.goto('/?vue=arrivees&jour=2026-02-30');
  expect(response?.status()).toBe(404);
});
