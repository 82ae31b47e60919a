import type { APIRequestContext, Page } from '@playwright/test';
import { ProfilePage } from '../pages/ProfilePage';
import { SitePage } from '../pages/SitePage';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

const NONE = 'Vous n’avez pas d’abonnement.';
const ACTIVE = /Votre abonnement est actif depuis aujourd'hui\. Il reste 30 jours\./;
/** Milliseconds that cover what the site waits for PayPal, which is 10 s. */
const PAYPAL_LATE = 20_000;

/** Opens PayPal's button; returns where the sandbox is. */
async function openSandbox(page: Page, profile: ProfilePage): Promise<string> {
  const script = page.waitForRequest(/\/sdk\/js/);
  await profile.openPayPal();
  return new URL((await script).url()).origin;
}

async function captures(request: APIRequestContext, sandbox: string): Promise<number> {
  const answer = await request.get(`${sandbox}/_stand-in/captures`);
  return ((await answer.json()) as { readonly captures: readonly unknown[] }).captures.length;
}

async function setOutage(request: APIRequestContext, sandbox: string, kind: string): Promise<void> {
  const answer = await request.put(`${sandbox}/_stand-in/outage`, { data: { kind } });
  expect(answer.status()).toBe(204);
}

/** After each failure the page reads its data anew: first the payments are asked for, the member beside them. */
async function pageHasLookedAgain(page: Page): Promise<void> {
  await page.waitForRequest(/\/apin\/paypal\/payments/);
  await page.waitForResponse(/\/apin\/user\//);
}

test.describe('a payment that PayPal is slow to confirm', () => {
  test('is found by itself where PayPal answers the next question', async ({ site, page, request }) => {
    test.setTimeout(90_000);
    site.forgive(/504/, /The payment failed/);
    const profile = await ProfilePage.ofFreshMember(page);
    const sandbox = await openSandbox(page, profile);
    const before = await captures(request, sandbox);
    await profile.choose('slow');
    await expect(profile.subscription).toContainText('Nous confirmons votre paiement');
    await expect(profile.subscription).toContainText(ACTIVE, { timeout: PAYPAL_LATE });
    await expect(profile.subscription).toContainText('Votre paiement a été retrouvé');
    await expect(profile.payments.getByRole('listitem')).toHaveCount(1);
    expect((await captures(request, sandbox)) - before).toBe(1);
  });

  test('is told, found by the button once PayPal is back, and is one payment', async ({
    site,
    page,
    request,
  }) => {
    test.setTimeout(90_000);
    site.forgive(/50[24]/, /The payment failed/);
    const profile = await ProfilePage.ofFreshMember(page);
    const sandbox = await openSandbox(page, profile);
    const before = await captures(request, sandbox);
    const alert = profile.subscription.getByRole('alert');
    const check = profile.subscription.getByRole('button', { name: 'Vérifier le paiement' });
    try {
      await profile.choose('slow');
      await expect.poll(() => captures(request, sandbox)).toBe(before + 1);
      await setOutage(request, sandbox, 'failing');
      await expect(alert).toContainText('PayPal tarde à répondre', { timeout: PAYPAL_LATE });
      await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
        'Erreur lors de la sauvegarde du paiement',
      );
      await takePictures(page, 'profile-slow');
      const lookedAgain = pageHasLookedAgain(page);
      await check.click();
      await lookedAgain;
      // Which of the two it is depends on how long the server's own attempts take.
      await expect(alert).toContainText(/PayPal (répond mal en ce moment|tarde à répondre)/);
      await expect(profile.subscription).not.toContainText('Actif');
    } finally {
      await setOutage(request, sandbox, 'none');
    }
    // The page looks again by itself as well, and takes the button away where it is faster.
    const found = profile.subscription.getByText(/Votre paiement (est enregistré|a été retrouvé)/);
    await expect(async () => {
      if (await check.isVisible()) await check.click({ timeout: 1000 });
      await expect(found).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(profile.subscription).toContainText(ACTIVE);
    await page.reload();
    await expect(profile.subscription).toContainText(ACTIVE);
    await expect(profile.payments.getByRole('listitem')).toHaveCount(1);
    await expect(profile.payments).toContainText('Payé');
    expect((await captures(request, sandbox)) - before).toBe(1);
  });
});

test.describe('an order that PayPal does not take', () => {
  for (const [kind, sentence, status] of [
    ['failing', 'PayPal répond mal en ce moment', /502/],
    ['silent', 'PayPal tarde à répondre', /504/],
  ] as const) {
    test(`because it is ${kind} is told, takes nothing, and the next one works`, async ({
      site,
      page,
      request,
    }) => {
      test.setTimeout(90_000);
      site.forgive(status, /The payment failed/);
      const profile = await ProfilePage.ofFreshMember(page);
      const sandbox = await openSandbox(page, profile);
      const before = await captures(request, sandbox);
      await setOutage(request, sandbox, kind);
      try {
        const opened = page.waitForEvent('popup');
        await profile.subscription.getByRole('button', { name: /bac à sable/ }).click();
        const popup = await opened;
        const alert = profile.subscription.getByRole('alert');
        await expect(alert).toContainText(sentence, { timeout: PAYPAL_LATE });
        await expect(alert).toContainText('Rien n’a été prélevé');
        await expect(alert.getByRole('button')).toHaveCount(0);
        await expect.poll(() => popup.isClosed()).toBe(true);
        await takePictures(page, `profile-order-${kind}`);
      } finally {
        await setOutage(request, sandbox, 'none');
      }
      await profile.choose('pay');
      await expect(profile.subscription).toContainText(ACTIVE);
      expect((await captures(request, sandbox)) - before).toBe(1);
    });
  }
});

test.describe('a member with two tabs', () => {
  test('who pays in one is not charged in the other, which is active at its next look', async ({
    site,
    page,
    context,
    request,
  }) => {
    const profile = await ProfilePage.ofFreshMember(page);
    const other = new SitePage(await context.newPage());
    other.forgive(/409/, /The payment failed/);
    const elsewhere = new ProfilePage(other.page);
    await elsewhere.open();
    const sandbox = await openSandbox(other.page, elsewhere);
    const before = await captures(request, sandbox);

    await profile.pay();
    await expect(profile.subscription).toContainText(ACTIVE);
    await expect(elsewhere.subscription).toContainText(NONE);
    await elsewhere.subscription.getByRole('button', { name: /bac à sable/ }).click();
    await expect(elsewhere.subscription.getByRole('alert')).toContainText('Votre abonnement court encore');
    expect((await captures(request, sandbox)) - before).toBe(1);

    await other.navigation.getByRole('link', { name: 'Accueil' }).click();
    await expect(other.mounted).toHaveAttribute('data-remote', 'mf-races');
    await other.navigation.getByRole('link', { name: 'Mon profil' }).click();
    await expect(elsewhere.subscription).toContainText(ACTIVE);
    await expect(elsewhere.payments.getByRole('listitem')).toHaveCount(1);
    other.expectNoTrouble();
    await expectNoOverflow(site.page);
  });
});
