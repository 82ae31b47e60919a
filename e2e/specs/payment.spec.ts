import type { APIRequestContext } from '@playwright/test';
import { ProfilePage } from '../pages/ProfilePage';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { pressToClose } from '../support/pressToClose';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

const ACTIVE = /Votre abonnement est actif depuis aujourd'hui\. Il reste 30 jours\./;

/** What PayPal decides at last about the newest payment it looked at. */
async function settle(request: APIRequestContext, sandbox: string, outcome: 'pay' | 'decline') {
  const answer = await request.get(`${sandbox}/_stand-in/captures`);
  const { captures } = (await answer.json()) as {
    readonly captures: readonly { readonly id: string; readonly status: string }[];
  };
  const waiting = captures.filter(({ status }) => status === 'PENDING').at(-1);
  const settled = await request.post(`${sandbox}/_stand-in/captures/${waiting?.id}/settle`, {
    data: { outcome },
  });
  expect(await settled.json()).toEqual({ answered: 204 });
}

test.describe('a payment', () => {
  test('opens the subscription, which is there after a reload, with a receipt', async ({ site, page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sdk/js')) foreign.push(request.url());
    });
    const profile = await ProfilePage.ofFreshMember(page);
    await expect(profile.subscription).toContainText('Vous n’avez pas d’abonnement.');
    await expect(profile.subscription).toContainText(/9,90\s€ pour 30 jours/);
    expect(foreign).toEqual([]);
    await expectNoViolations(page);
    await takePictures(page, 'profile-none');

    await profile.pay();
    await expect(profile.subscription).toContainText(/Votre paiement est enregistré/);
    await expect(profile.subscription).toContainText(ACTIVE);
    await takePictures(page, 'profile-paid');
    await page.reload();
    await expect(profile.subscription).toContainText(ACTIVE);
    await expect(profile.subscription).toContainText('Le renouvellement sera possible à partir du');
    await expect(profile.payments).toContainText('Payé');
    await expectNoViolations(page);
    await expectNoOverflow(page);

    await profile.payments.getByRole('link', { name: /^Reçu G-/ }).click();
    await expect(site.heading).toHaveText('Reçu de paiement');
    await expect(page.getByRole('main')).toContainText(/9,90\s€/);
    await expectNoViolations(page);
    await takePictures(page, 'receipt');
    await page.emulateMedia({ media: 'print' });
    await expect(site.heading).toBeVisible();
    await expect(site.navigation).toBeHidden();
    await takePictures(page, 'receipt-printed');
  });

  test('is made by keyboard alone', async ({ page }) => {
    const profile = await ProfilePage.ofFreshMember(page);
    await profile.subscription.getByRole('button', { name: /avec PayPal/ }).focus();
    await page.keyboard.press('Enter');
    await expect(profile.waiver).toBeFocused();
    await page.keyboard.press('Space');
    const button = profile.subscription.getByRole('button', { name: /bac à sable/ });
    await expect(button).toBeVisible();
    await button.focus();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const popup = await opened;
    await popup.waitForURL(/\/approve\//);
    await popup.keyboard.press('Tab');
    await pressToClose(popup, () => popup.keyboard.press('Enter'));
    await expect(profile.subscription).toContainText(ACTIVE);
  });
});

test.describe('a payment that goes wrong', () => {
  test('refused or cancelled takes nothing, and the next one works', async ({ site, page }) => {
    site.forgive(/402/, /The payment failed/);
    const profile = await ProfilePage.ofFreshMember(page);
    await profile.pay('cancel');
    await expect(profile.subscription).toContainText(
      'Vous avez annulé : rien n’a été prélevé.'.replace(' :', '\u202f:'),
    );
    await profile.choose('decline');
    await expect(profile.subscription.getByRole('alert')).toContainText('a refusé le paiement');
    await takePictures(page, 'profile-declined');
    await profile.choose('pay');
    await expect(profile.subscription).toContainText(ACTIVE);
  });

  test('by its amount is no subscription', async ({ site, page }) => {
    site.forgive(/422/, /The payment failed/);
    const profile = await ProfilePage.ofFreshMember(page);
    await profile.pay('wrongAmount');
    await expect(profile.subscription.getByRole('alert')).toContainText('Le montant payé n’est pas celui');
    await page.reload();
    await expect(profile.subscription).not.toContainText('Actif');
  });

  test('because PayPal looks at it first counts once it is through', async ({ site, page, request }) => {
    site.forgive(/409/, /The payment failed/);
    const profile = await ProfilePage.ofFreshMember(page);
    const sandbox = await profile.pay('pending');
    await expect(profile.subscription.getByRole('alert')).toContainText(
      'PayPal vérifie encore votre paiement',
    );
    await expect(profile.payments).toContainText('En attente');
    await expect(profile.subscription.getByRole('button')).toHaveText(['Vérifier le paiement']);
    await takePictures(page, 'profile-pending');

    await settle(request, sandbox, 'pay');
    await page.reload();
    await expect(profile.subscription).toContainText(ACTIVE);
  });

  test('when it is saved is told, and found again', async ({ site, page }) => {
    site.forgive(/ERR_FAILED/, /The payment failed/);
    const profile = await ProfilePage.ofFreshMember(page);
    await profile.openPayPal();
    await page.route('**/apin/paypal', (route) => route.abort());
    await profile.choose('pay');
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Erreur lors de la sauvegarde du paiement',
    );
    await takePictures(page, 'profile-save-failed');
    await expect(profile.subscription).toContainText(ACTIVE);
  });

  test('for want of PayPal’s script can be tried again', async ({ site, page }) => {
    site.forgive(/ERR_FAILED|PayPal/, /The payment failed/);
    const profile = await ProfilePage.ofFreshMember(page);
    await page.route('**/sdk/js*', (route) => route.abort());
    await profile.subscription.getByRole('button', { name: /avec PayPal/ }).click();
    await profile.waiver.check();
    await expect(profile.subscription.getByRole('alert')).toContainText('PayPal n’a pas pu être chargé');
    await page.unroute('**/sdk/js*');
    await profile.pay();
    await expect(profile.subscription).toContainText(ACTIVE);
  });
});

test.describe('a subscription', () => {
  test('whose payment PayPal denied at last says its state', async ({ site, page, request }) => {
    site.forgive(/409/, /The payment failed/);
    const profile = await ProfilePage.ofFreshMember(page);
    const sandbox = await profile.pay('pending');
    await expect(profile.subscription).toContainText(
      "Votre abonnement n'a pas pu être effectué (État: pending)",
    );
    await settle(request, sandbox, 'decline');
    await page.reload();
    await expect(profile.subscription).toContainText(/n'a pas pu être effectué \(État: (declined|denied)\)/);
    await expect(profile.subscription.getByRole('button', { name: /avec PayPal/ })).toBeVisible();
    await takePictures(page, 'profile-failed');
  });

  test('that has ended says since when, and can be renewed', async ({ site, page }) => {
    await site.enterAs('expire@demo.test');
    const profile = new ProfilePage(page);
    await profile.open();
    await expect(profile.subscription).toContainText(/Votre abonnement est expiré \(depuis 14 jours\)\./);
    await expect(profile.subscription.getByRole('button', { name: /avec PayPal/ })).toBeVisible();
    await expectNoViolations(page);
    await takePictures(page, 'profile-expired');
  });

  test('that runs is renewed in its last three days only', async ({ site, page }) => {
    await site.enterAs('abonne@demo.test');
    const profile = new ProfilePage(page);
    await profile.open();
    await expect(profile.subscription).toContainText('Votre abonnement est actif depuis 3 jours.');
    await expect(profile.subscription).toContainText('Le renouvellement sera possible');
    await expect(profile.subscription.getByRole('button')).toHaveCount(0);
  });
});
