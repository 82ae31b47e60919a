import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/expectNoViolations';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

/** Answers the next such call as a server does whose administrator gave the password long ago. */
async function refuseOnce(page: Page, method: string, path: string): Promise<void> {
  let isRefused = false;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (isRefused || route.request().method() !== method) return route.fallback();
      isRefused = true;
      return route.fulfill({
        status: 403,
        json: { error: { code: 'recent-sign-in-required', message: '' } },
      });
    },
  );
}

test('an administrator who signed in long ago gives the password again, and goes on', async ({
  site,
  page,
}) => {
  const question = 'Saisissez à nouveau votre mot de passe';
  const give = async (password: string) => {
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Continuer' }).click();
  };
  // The refusals of this test, and of the provider where the password is wrong.
  site.forgive(/status of 40[03]/, /was refused/);
  await site.enterAs('admin@demo.test');
  await refuseOnce(page, 'GET', '/apin/admin/members');
  await site.open('/Admin?vue=membres');
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await takePictures(page, 'admin-password');
  await expectNoViolations(page);
  await give('a wrong one');
  await expect(page.getByText('Mot de passe incorrect.')).toBeVisible();
  await give('demo1234');
  await expect(page.getByText('abonne@demo.test').first()).toBeVisible();

  await site.open('/Admin?vue=notifications');
  await refuseOnce(page, 'POST', '/apin/webhook/message');
  const said = `Le départ est retardé (${Date.now()}).`;
  await page.getByRole('textbox', { name: 'Message' }).fill(said);
  const send = async () => {
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  };
  await send();
  const dialog = page.getByRole('dialog', { name: question });
  await expect(dialog).toBeVisible();
  await takePictures(page, 'admin-password-dialog');
  await expectNoViolations(page);
  await give('demo1234');
  await expect(page.getByText(/Message n° .* envoyé/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Envoyés' })).toContainText(said);
  await site.open('/Admin?vue=journal');
  await expect(page.getByText('Message envoyé ou programmé').first()).toBeVisible();
});
