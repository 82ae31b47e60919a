import type { Page } from '@playwright/test';
import { AccountPage } from '../pages/AccountPage';
import { ProfilePage } from '../pages/ProfilePage';
import { pressToClose } from '../support/pressToClose';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

const ACTIVE = /Votre abonnement est actif depuis aujourd'hui\. Il reste 30 jours\./;

/** Takes the network from one page; what it opened beside itself, as PayPal's window, keeps it. */
async function networkOf(page: Page): Promise<{ cut(): Promise<void>; give(): Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = async (offline: boolean) => {
    await session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!offline);
  };
  return { cut: () => set(true), give: () => set(false) };
}

test.beforeEach(({ site }) =>
  site.forgive(/ERR_INTERNET_DISCONNECTED/, /could not be/, /was lost/, /Erreur tracking/),
);

/** Code of the identity provider, which comes after the page. */
const PROVIDER_CODE = /\/_mf\/shell\/.*identity.*\.js/;

for (const { moment, sentence, hasCode } of [
  {
    moment: 'with the provider’s code there',
    sentence: 'Vérifiez votre réseau, puis réessayez',
    hasCode: true,
  },
  { moment: 'before it came', sentence: "Firebase n'est pas disponible", hasCode: false },
]) {
  test(`offline in the middle of a sign-in, ${moment}: told, nothing retyped, in once the network is back`, async ({
    site,
    page,
  }) => {
    site.forgive(/400/, /ERR_FAILED/, /Firebase n'est pas disponible/);
    const account = new AccountPage(page);
    const network = await networkOf(page);
    if (hasCode) {
      await site.signIn('membre@demo.test', 'un autre mot');
      await expect(account.alert).toContainText('incorrect');
    } else {
      await page.route(PROVIDER_CODE, (route) => route.abort());
      await site.open('/connec');
    }
    await account.email.fill('membre@demo.test');
    await account.password.fill('demo1234');
    await network.cut();
    await account.signIn.click();
    await expect(account.alert).toContainText(sentence);
    await expect(account.email).toHaveValue('membre@demo.test');
    await expect(account.password).toHaveValue('demo1234');
    await takePictures(page, `offline-sign-in-${hasCode ? 'late' : 'early'}`);
    await page.unrouteAll();
    await network.give();
    await account.signIn.click();
    await expect(page).toHaveURL('/');
    await expect(site.navigation.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });
}

test('offline in the middle of a form: told, what was typed stays, and is kept once it can be', async ({
  page,
}) => {
  const network = await networkOf(page);
  const profile = await ProfilePage.ofFreshMember(page);
  const name = profile.settings.getByLabel('Nom affiché');
  await network.cut();
  await name.fill('Duc d’Auge');
  await profile.settings.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(profile.settings.getByRole('alert')).toContainText('rien n’est enregistré');
  await expect(name).toHaveValue('Duc d’Auge');
  await takePictures(page, 'offline-settings');
  await network.give();
  await profile.settings.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(profile.settings).toContainText('Réglages enregistrés.');
  await page.reload();
  await expect(name).toHaveValue('Duc d’Auge');
});

test('offline before an order: nothing is taken, and the next one works', async ({ site, page }) => {
  site.forgive(/The payment failed/);
  const network = await networkOf(page);
  const profile = await ProfilePage.ofFreshMember(page);
  const button = await profile.openPayPal();
  await network.cut();
  await button.click();
  await expect(profile.subscription.getByRole('alert')).toContainText('Rien n’a été prélevé');
  await expect(profile.subscription.getByRole('alert')).toContainText('vérifiez votre réseau');
  await takePictures(page, 'offline-order');
  await network.give();
  await profile.choose('pay');
  await expect(profile.subscription).toContainText(ACTIVE);
});

test('offline between the payer’s yes and its answer: one payment, found by the button', async ({
  site,
  page,
}) => {
  site.forgive(/The payment failed/);
  const network = await networkOf(page);
  const profile = await ProfilePage.ofFreshMember(page);
  const button = await profile.openPayPal();
  const opened = page.waitForEvent('popup');
  await button.click();
  const popup = await opened;
  await popup.waitForURL(/\/approve\//);
  await network.cut();
  await pressToClose(popup, () => popup.getByRole('button', { name: 'Payer', exact: true }).click());
  const alert = profile.subscription.getByRole('alert');
  await expect(alert).toContainText('Un paiement déjà accepté sera retrouvé tout seul');
  await takePictures(page, 'offline-payment');
  // Back online, the page reads again and would find the payment by itself, its button gone.
  const confirming = page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/apin/paypal',
  );
  await page.route('**/apin/paypal/offer', async (route) => {
    await confirming;
    await route.continue();
  });
  await network.give();
  await alert.getByRole('button', { name: 'Vérifier le paiement' }).click();
  await expect(profile.subscription).toContainText(ACTIVE);
  await page.reload();
  await expect(profile.payments.getByRole('listitem')).toHaveCount(1);
});
