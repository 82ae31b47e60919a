import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { raceToCome } from '../support/raceToCome';
import { takePicture } from '../support/takePictures';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const summary = (page: Page) => page.getByRole('region', { name: 'Résumé du ticket' });

/** Counts what would come out of the printer, and keeps the sheet's text: a window without a screen prints nothing. */
async function recordPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset['printed'] =
        document.querySelector('.race-sheet')?.textContent ?? 'nothing';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
}

test('from the home page to the printed ticket of the Quinté+ in six taps at most', async ({
  page,
  site,
}) => {
  await recordPrints(page);
  await site.open('/');
  await site.untilAlive();
  let taps = 0;
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.locator('main a[href^="/Course/"]', { hasText: 'Quinté+' }).first());
  await expect(page).toHaveURL(/\/Course\/\d+/);
  // Once its race is run, the card leads there by its tab alone.
  const link = page.getByRole('link', { name: 'Préparer mon ticket' });
  await tap(link.or(page.getByRole('tab', { name: 'Mon ticket' })).first());
  await tap(page.getByRole('button', { name: /^Cocher les \d favoris$/ }));
  await expect(summary(page).getByRole('status')).toContainText(/Quinté\+ : 2.€/);
  await tap(summary(page).getByRole('button', { name: 'Imprimer' }));
  expect(taps).toBeLessThanOrEqual(6);
  const printed = page.locator('html');
  await expect(printed).toHaveAttribute('data-printed', /^Mon ticket – Quinté\+/);
  await expect(printed).toHaveAttribute('data-printed', /Galopin ne prend aucun pari/);
});

test('a ticket is ticked at 320 px with its price in sight, and stands in its address', async ({
  page,
  site,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.open(`${await raceToCome(page)}?onglet=ticket`);
  await site.whole();
  await page.getByRole('button', { name: /^Trio/ }).tap();
  const boxes = page.getByRole('checkbox', { disabled: false });
  for (const place of [0, 1, 2, 3]) await boxes.nth(place).tap();
  await page
    .getByRole('button', { name: /en base$/ })
    .first()
    .tap();
  const price = summary(page).getByRole('status');
  await expect(price).toContainText('3 combinaisons');
  await expect(price).toBeInViewport();
  await expectNoOverflow(page, 'a ticket at 320 px');
  await expectNoViolations(page);
  await takePicture(page, 'ticket-320');

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(summary(other).getByRole('status')).toContainText('3 combinaisons');
  await other.close();
});

test('an address that asks for what the race has not says so', async ({ page, site }) => {
  await site.open(`${await raceToCome(page)}?onglet=ticket&pari=loto&numeros=1,77,zut`);
  const said = page.getByRole('alert').filter({ hasText: 'L’adresse de ce ticket' });
  await expect(said).toContainText('« loto »');
  await expect(said).toContainText('N° 77');
  await expect(said).toContainText('« zut »');
  await expectNoViolations(page);
});
