import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { recordShifts } from '../support/recordShifts';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

const WIDTHS = [390, 1024, 1440];
const RECORD = '/apin/tips/record';

/** Looks the page over: nothing spills at any width, nothing shuts anyone out, pictures are kept. */
async function lookOver(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${name} at ${width} px`);
  }
  await expectNoViolations(page);
  await takePictures(page, name);
}

const record = (page: Page) => page.getByRole('table', { name: 'Réussite des pronostics par période' });
const yesterday = (page: Page) => page.getByRole('link', { name: 'Hier', exact: true });

test.use({ renderedBy: 'browser' });

test.describe('the tips', () => {
  test.setTimeout(120_000);

  test('invite whoever has no subscription, and tell the record to everybody', async ({ site, page }) => {
    const shifts = await recordShifts(page);
    await site.open('/Aspibet');
    await expect(record(page)).toBeVisible();
    await expect(page.getByText('réservés aux abonnés').first()).toBeVisible();
    await expect(page.getByText('Notre sélection')).toHaveCount(1);
    await expect(record(page).getByRole('row', { name: /^Base gagnante/ })).toContainText(/\d+ sur \d+/);
    expect(await shifts.read()).toBeLessThan(0.02);
    await lookOver(page, 'tips-visitor');
    await page.setViewportSize({ width: 390, height: 900 });
    // The card cuts off what does not fit in it.
    const cut = await record(page).evaluate(
      (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
    );
    expect(cut).toBeLessThanOrEqual(0);
  });

  test('are all for a subscriber, yesterday’s beside their results, and going back leads to today', async ({
    site,
    page,
  }) => {
    await site.enterAs('abonne@demo.test');
    await site.open('/Aspibet');
    await expect(page.getByText('Synthèse de la presse')).toBeVisible();
    expect(await page.getByText('Notre sélection').count()).toBeGreaterThan(1);
    await lookOver(page, 'tips-subscriber');
    await yesterday(page).click();
    await expect(page).toHaveURL(/\/Aspibet\?jour=\d{4}-\d{2}-\d{2}$/);
    await expect(yesterday(page)).toHaveAttribute('aria-current', 'date');
    await expect(page.getByText(/\d des 5 premiers dans nos \d/).first()).toBeVisible();
    await lookOver(page, 'tips-yesterday');
    await page.goBack();
    await expect(page).toHaveURL('/Aspibet');
    await expect(page.getByRole('link', { name: 'Aujourd’hui', exact: true })).toHaveAttribute(
      'aria-current',
      'date',
    );
  });

  test('go from day to day with the keyboard alone', async ({ site, page }) => {
    await site.open('/Aspibet');
    await yesterday(page).focus();
    await page.keyboard.press('Enter');
    await expect(yesterday(page)).toHaveAttribute('aria-current', 'date');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aujourd’hui', exact: true })).toBeFocused();
  });

  test('are there while their record is away, which can be asked for again', async ({ site, page }) => {
    site.forgive(/503/, /record of tips could not be loaded/);
    await page.route(`**${RECORD}`, (route) => route.fulfill({ status: 503, json: {} }));
    await site.open('/Aspibet');
    const alert = page.getByRole('alert').filter({ hasText: 'Nos résultats n’ont pas pu être chargés' });
    await expect(alert).toBeVisible();
    await expect(page.getByText('Notre sélection')).toBeVisible();
    await page.unroute(`**${RECORD}`);
    await alert.getByRole('button', { name: 'Réessayer' }).click();
    await expect(record(page)).toBeVisible();
  });

  test('say that they cannot be had while Parse is away', async ({ site, page }) => {
    site.forgive(/parse\/functions/, /could not be loaded/, /ERR_FAILED/);
    await page.route('**/parse/**', (route) => route.abort());
    await site.open('/Aspibet');
    await expect(page.getByText('Les pronostics n’ont pas pu être chargés')).toBeVisible();
    await expect(record(page)).toBeVisible();
    await lookOver(page, 'tips-failed');
  });
});

test.describe('the betting guide', () => {
  test.setTimeout(120_000);

  test('tells its examples of races of the day and is looked over', async ({ site, page }) => {
    await site.open('/Aspibet-guide');
    const card = page.getByRole('article', { name: 'Simple gagnant', exact: true });
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/Course\/\d+$/);
    await lookOver(page, 'guide');
  });

  test('prices a stake with the keyboard alone and says what is wrong', async ({ site, page }) => {
    await site.open('/Aspibet-guide#calculateur');
    const form = page.getByRole('form', { name: 'Calculateur de mise' });
    const answer = form.getByRole('status');
    await expect(answer).toContainText(/42\s€/);
    await form.getByLabel('Chevaux choisis').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('8');
    await expect(answer).toContainText(/112\s€.*56\scombinaisons/);
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Ordre')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Part de la mise')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(answer).toContainText(/56\s€/);
    await form.getByLabel('Chevaux choisis').fill('3');
    await expect(form.getByLabel('Chevaux choisis')).toHaveAttribute('aria-invalid', 'true');
    await expect(answer).toContainText('il en faut au moins 5');
    await expectNoViolations(page);
  });
});

test('the page about the site tells how fresh its data is', async ({ site, page }) => {
  await site.enterAs('membre@demo.test');
  await site.open('/Propos');
  await expect(
    page.getByText(/Dernière journée enregistrée\s: .* \(\d+\sréunions?, \d+\scourses/),
  ).toBeVisible();
  await lookOver(page, 'about');
});

test('the page about the site is for members', async ({ page }) => {
  await page.goto('/Propos');
  await expect(page).toHaveURL('/connec');
});
