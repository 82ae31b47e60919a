import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { raceToCome } from '../support/raceToCome';
import { takePicture } from '../support/takePictures';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const table = (page: Page) => page.getByRole('region', { name: 'Les chevaux côte à côte' });

test('three runners are compared by taps, and another visitor opens the same comparison', async ({
  page,
  site,
  browser,
}) => {
  await site.open(await raceToCome(page));
  await site.untilAlive();
  await page.getByRole('link', { name: 'Comparer', exact: true }).tap();
  const boxes = page.getByRole('group', { name: /Chevaux à comparer/ }).getByRole('checkbox');
  for (const place of [0, 2, 3]) await boxes.nth(place).tap();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Confrontations' })).toBeVisible();
  await expect(page).toHaveURL(/chevaux=\d+,\d+,\d+$/);
  await site.whole();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page, `a comparison at ${width} px`);
    await expectNoViolations(page);
    await takePicture(page, `compare-${width}`);
  }

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(table(other).getByRole('columnheader')).toHaveText(
    await table(page).getByRole('columnheader').allTextContents(),
  );
  await other.close();

  // What was ticked is still there after another tab.
  await page.getByRole('tab', { name: 'Partants' }).tap();
  await page.getByRole('tab', { name: 'Comparer' }).tap();
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Partants' })).toHaveAttribute('aria-selected', 'true');
});

test('a comparison whose answer does not come says so, and is tried again', async ({ page, site }) => {
  site.forgive(/503|compar|Failed to load resource/i);
  const address = await raceToCome(page);
  const call = /\/apin\/races\/\d+\/compare\?/;
  await page.route(call, (route) => route.fulfill({ status: 503, body: '{}' }));
  await site.open(`${address}?onglet=comparer&chevaux=1,2,99`);
  await expect(page.getByText(/99.: aucun partant ne le porte/)).toBeVisible();
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible({ timeout: 20_000 });
  await page.unroute(call);
  await retry.tap();
  await expect(table(page)).toBeVisible();
});
