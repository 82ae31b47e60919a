import { readFile } from 'node:fs/promises';
import { CACHEDATE_COLUMNS } from '@galopin/shared/dictionary';
import { parse } from 'csv-parse/sync';
import { AccountPage, freshAddress } from '../pages/AccountPage';
import { FRESH_PASSWORD, ProfilePage } from '../pages/ProfilePage';
import { expectNoViolations } from '../support/expectNoViolations';
import { recordShifts } from '../support/recordShifts';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';
import { withholdAnswers } from '../support/withholdAnswers';

/** Cumulated layout shift that nobody notices. @source https://web.dev/articles/cls: good is up to 0.1 */
const UNNOTICED = 0.02;

test.describe('a member', () => {
  test('keeps settings', async ({ page }) => {
    const profile = await ProfilePage.ofFreshMember(page);
    await profile.settings.getByLabel('Nom affiché').fill('Duc d’Auge');
    await profile.settings.getByLabel('Recevoir la lettre').check();
    await profile.settings.getByLabel('Séparateur').selectOption(',');
    await profile.settings.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(profile.settings).toContainText('Réglages enregistrés.');
    await page.reload();
    await expect(profile.settings.getByLabel('Nom affiché')).toHaveValue('Duc d’Auge');
    await expect(profile.settings.getByLabel('Recevoir la lettre')).toBeChecked();
    await expect(page.getByRole('region', { name: 'Compte' })).toContainText('Duc d’Auge');
  });

  test('changes the password, and enters by the new one alone', async ({ site, page }) => {
    site.forgive(/400/);
    const account = new AccountPage(page);
    const email = freshAddress();
    await ProfilePage.ofFreshMember(page, email);
    await page.getByLabel('Mot de passe actuel').fill(FRESH_PASSWORD);
    await page.getByLabel('Nouveau mot de passe').fill('quatre chevaux bais');
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible();
    await site.navigation.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('/connec');
    await site.signIn(email, FRESH_PASSWORD);
    await expect(account.alert).toBeVisible();
    await site.enterAs(email, 'quatre chevaux bais');
  });

  test('signs out everywhere: tokens issued before are worth nothing', async ({ page, request }) => {
    const asked = page.waitForRequest((one) => /\/apin\/user\/(?!init)/.test(one.url()));
    await ProfilePage.ofFreshMember(page);
    const own = await asked;
    const authorization = own.headers()['authorization'] ?? '';
    const read = () => request.get(own.url(), { headers: { authorization } });
    expect((await read()).status()).toBe(200);
    await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
    await expect(page).toHaveURL('/connec');
    expect((await read()).status()).toBe(401);
  });

  test('takes all data along', async ({ page }) => {
    const profile = await ProfilePage.ofFreshMember(page);
    const saved = page.waitForEvent('download');
    await profile.data.getByRole('button', { name: 'Exporter mes données' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^galopin-mes-donnees-\d{4}-\d\d-\d\d\.json$/);
    const everything = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown>;
    expect(everything).toMatchObject({ user: { newsletter: false }, payments: [] });
  });

  test('deletes the account, which nobody enters any more', async ({ site, page }) => {
    site.forgive(/400/);
    const account = new AccountPage(page);
    const email = freshAddress();
    const profile = await ProfilePage.ofFreshMember(page, email);
    await profile.data.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await expect(profile.data.getByLabel(/^Tapez SUPPRIMER/)).toBeFocused();
    await page.keyboard.type('SUPPRIMER');
    await profile.data.getByLabel('Mot de passe du compte').fill(FRESH_PASSWORD);
    await expectNoViolations(page);
    await takePictures(page, 'profile-delete');
    await profile.data.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page).toHaveURL('/connec');
    await site.signIn(email, FRESH_PASSWORD);
    await expect(account.alert).toContainText('Adresse e-mail ou mot de passe incorrect');
  });
});

test.describe('the profile', () => {
  for (const width of [390, 1440]) {
    test(`comes from its skeleton without a shift, ${width} px wide`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await site.enterAs('membre@demo.test');
      const shifts = await recordShifts(page);
      const release = await withholdAnswers(page, /\/apin\/(user|paypal)/);
      await page.goto('/Profile', { waitUntil: 'commit' });
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
      await expect(site.heading).toHaveText('Mon profil');
      release();
      await expect(page.getByRole('region', { name: 'Réglages' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Mes données' })).toBeVisible();
      const shift = await shifts.read();
      process.stdout.write(`layout shift of /Profile at ${width} px: ${shift.toFixed(4)}\n`);
      expect(shift).toBeLessThan(UNNOTICED);
    });
  }
});

test.describe('a CSV file', () => {
  test('has the lines that were announced, in the field’s own columns', async ({ site, page }) => {
    await site.enterAs('abonne@demo.test');
    await page.goto('/Download');
    const card = page.getByRole('region', { name: 'Fichier CSV' });
    await expect(card.getByRole('status').first()).toHaveText(/^[\d\s]+\slignes, \d+\scourses$/);
    const announced = Number(
      (await card.getByRole('status').first().innerText()).split('lignes')[0]?.replaceAll(/\s/g, ''),
    );
    await expectNoViolations(page);
    await takePictures(page, 'download');
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Télécharger le CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    const rows = parse(text, { bom: true, columns: true, delimiter: ';' }) as Record<string, string>[];
    expect(rows).toHaveLength(announced);
    expect(Object.keys(rows[0] ?? {}).slice(0, CACHEDATE_COLUMNS.length)).toEqual(
      CACHEDATE_COLUMNS.map(({ name }) => name),
    );
    await expect(page).toHaveURL('/Download');
  });

  test('is for subscribers, and others see how', async ({ site, page }) => {
    await site.enterAs('membre@demo.test');
    await page.goto('/Download');
    const card = page.getByRole('region', { name: 'Fichier CSV' });
    await expect(card).toContainText('Réservé aux abonnés');
    await expectNoViolations(page);
    await takePictures(page, 'download-locked');
    await card.getByRole('link', { name: 'Voir l’abonnement' }).click();
    await expect(page).toHaveURL('/Profile');
  });
});
