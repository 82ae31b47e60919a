import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

const VIEWS = ['jockeys', 'drivers', 'entraineurs', 'chevaux', 'hippodromes', 'corde', 'favoris', 'quinte'];

/** The demo world's past is stored, and counted, while the site already serves. */
async function openView(page: Page, query: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/Stats${query}`);
    await expect(page.getByText('Seules les courses dont l’arrivée est connue comptent.')).toBeVisible({
      timeout: 10_000,
    });
    await expect(page.getByText('Aucune course ne correspond')).toHaveCount(0);
  }).toPass({ timeout: 90_000 });
}

test.describe('the statistics', () => {
  test.setTimeout(240_000);

  test('are looked over at every width, nothing spills and nothing shuts anyone out', async ({
    site,
    page,
  }) => {
    await site.enterAs('abonne@demo.test');
    for (const view of VIEWS) {
      await openView(page, `?vue=${view}`);
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page, `${view} at ${width} px`);
      }
      await expectNoViolations(page);
      await takePictures(page, `stats-${view}`);
    }
  });

  test('keep filters in the address, and going back undoes them', async ({ site, page }) => {
    await site.enterAs('abonne@demo.test');
    await openView(page, '');
    await page.getByRole('link', { name: 'Chevaux', exact: true }).click();
    await expect(page).toHaveURL('/Stats?vue=chevaux');
    await expect(page.getByRole('table', { name: 'Classement des chevaux' })).toBeVisible();
    await page.getByLabel('Période').selectOption('30');
    await expect(page).toHaveURL('/Stats?vue=chevaux&periode=30');
    await page.getByLabel('Discipline').selectOption('plat');
    await expect(page).toHaveURL('/Stats?vue=chevaux&periode=30&discipline=plat');
    await page.getByRole('link', { name: 'Entraîneurs', exact: true }).click();
    await expect(page).toHaveURL('/Stats?vue=entraineurs&periode=30&discipline=plat');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/Stats?vue=chevaux&periode=30');
    await expect(page.getByLabel('Discipline')).toHaveValue('');
  });

  test('are used with the keyboard alone: view, minimum, name', async ({ site, page }) => {
    await site.enterAs('abonne@demo.test');
    await openView(page, '?periode=30');
    await page.getByRole('link', { name: 'Entraîneurs', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Stats?vue=entraineurs&periode=30');
    await page.getByLabel('Courses au minimum').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Stats?vue=entraineurs&periode=30&min=2');
    await page.getByRole('table').getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Trainer\/\d+$/);
  });
});

test.describe('the statistics of a member', () => {
  test.setTimeout(240_000);

  test('show the first ten rows and the way to the rest', async ({ site, page }) => {
    await site.enterAs('membre@demo.test');
    await openView(page, '?vue=chevaux');
    await expect(page.getByRole('table', { name: 'Classement des chevaux' }).getByRole('row')).toHaveCount(
      11,
    );
    await expect(page.getByText(/Encore \d+ lignes/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
    await takePictures(page, 'stats-member');
    site.forgive(/403/);
    await page.goto('/Stats?vue=chevaux&page=2');
    await expect(page.getByText('Cette page est réservée aux abonnés')).toBeVisible();
    await page.getByRole('link', { name: 'Voir l’abonnement' }).click();
    await expect(page).toHaveURL('/Profile');
  });

  test('come as a file, as deep as the visitor sees them', async ({ site, page }) => {
    await site.enterAs('membre@demo.test');
    await openView(page, '?vue=chevaux&periode=30');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^galopin-horses-\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines[0]).toContain('Rang;Identifiant;Cheval;Partants;Victoires');
    expect(lines).toHaveLength(11);
  });

  test('say that they failed, and are there again when asked once more', async ({ site, page }) => {
    site.forgive(/500|Statistics could not be loaded/);
    await site.enterAs('membre@demo.test');
    await page.route('**/apin/stats/table*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/Stats');
    await expect(page.getByText('Les statistiques n’ont pas pu être chargées')).toBeVisible();
    await expect(page.getByLabel('Période')).toBeVisible();
    await takePictures(page, 'stats-failed');
    await page.unroute('**/apin/stats/table*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('table')).toBeVisible({ timeout: 30_000 });
  });

  test('send whoever is not signed in to the sign-in page', async ({ page }) => {
    await page.goto('/Stats');
    await expect(page).toHaveURL('/connec');
  });
});
