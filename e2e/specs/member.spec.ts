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

  test('never sees the anonymous list first when coming back', async ({ site, page }) => {
    await site.enterAs('membre@demo.test');
    const sawInvitation = page.waitForFunction(
      () => document.body.textContent?.includes('Connectez-vous pour voir'),
      null,
      {
        timeout: 4000,
      },
    );
    const answers: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/caractrap')) answers.push(request.url());
    });
    await page.reload();
    await expect(page.locator('main section h2').nth(3)).toBeVisible();
    await expect(sawInvitation).rejects.toThrow();
    expect(answers.filter((url) => url.includes('reun=1'))).toEqual([]);
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
