import { expect, test } from '../support/test';

test.describe('a member', () => {
  test('signs in, sees every meeting, stays signed in after a reload, and signs out', async ({
    site,
    page,
  }) => {
    await site.enterAs('membre@demo.test');
    await expect(page.locator('main section h2')).not.toHaveCount(1);
    await expect(page.getByText(/Connectez-vous pour voir/)).toHaveCount(0);

    await page.reload();
    await expect(site.navigation.getByRole('link', { name: 'Mon profil' })).toBeVisible();
    await expect(page.locator('main section h2').nth(3)).toBeVisible();

    await site.navigation.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('/connec');
    await page.goto('/Profile');
    await expect(page).toHaveURL('/connec');
  });

  test('is told that the password is wrong', async ({ site, page }) => {
    site.forgive(/400/);
    await site.signIn('membre@demo.test', 'faux-mot-de-passe');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/connec');
  });

  test('is not shown the administration, an administrator is', async ({ site, page }) => {
    await site.enterAs('membre@demo.test');
    await expect(site.navigation.getByRole('link', { name: 'Administration' })).toHaveCount(0);
    await page.goto('/Admin');
    await expect(page.getByText('Accès réservé')).toBeVisible();
  });

  test('who administers sees the health of the system', async ({ site, page }) => {
    await site.enterAs('admin@demo.test');
    await site.navigation.getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL('/Admin');
    await expect(site.heading).toBeVisible();
    await expect(page.getByText('Accès réservé')).toHaveCount(0);
  });
});
