import { renameSync } from 'node:fs';
import path from 'node:path';
import { dataDir, expect, test } from '../support/test';

test('with one remote’s files gone, its area shows a card and the rest works', async ({ site, page }) => {
  const folder = path.join(dataDir(), 'store', 'mf-aspibet');
  site.forgive(/Failed to load resource/, /Refused to execute script/);
  renameSync(folder, `${folder}.away`);
  try {
    await site.open('/');
    await site.navigation.getByRole('link', { name: 'Guide' }).click();
    const card = page.getByRole('alert');
    await expect(card.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(page.locator('[data-remote="mf-aspibet"]')).toBeVisible();

    await site.navigation.getByRole('link', { name: 'Accueil' }).click();
    await expect(page.locator('main section h2').first()).toBeVisible();
  } finally {
    renameSync(`${folder}.away`, folder);
  }
  await site.navigation.getByRole('link', { name: 'Guide' }).click();
  await expect(site.heading).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a shell that cannot load says so without any bundle', async ({ site, page }) => {
  site.forgive(/Failed to load resource/, /ERR_FAILED/);
  await page.route('**/_mf/shell/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('n’a pas pu démarrer');
});
