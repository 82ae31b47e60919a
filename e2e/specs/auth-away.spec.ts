import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { AccountPage } from '../pages/AccountPage';
import { OpenTab } from '../pages/OpenTab';
import { emulatorOf, type SiteEmulator } from '../support/authEmulator';
import { startSite, type RunningSite } from '../support/startSite';
import { dataDir, expect, test } from '../support/test';

const EMAIL = 'revenant@course.test';
const PASSWORD = 'trois chevaux gris';
/** Milliseconds in which a visitor hears that nobody answers: the provider waits no longer where a port is closed. */
const HEARD_IN = 5000;

let own: RunningSite;
let emulator: SiteEmulator;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(path.join(tmpdir(), 'galopin-auth-away-'));
  cpSync(path.join(dataDir(), 'builds'), path.join(folder, 'builds'), { recursive: true });
  own = await startSite(folder);
  emulator = emulatorOf(folder, own.authAddress ?? '');
});
test.afterAll(async () => {
  await own.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody in a browser of their own. */
async function openTab(browser: Browser): Promise<OpenTab> {
  const context = await browser.newContext({ baseURL: own.url, locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const tab = await OpenTab.in(await context.newPage());
  tab.forgive(/502/);
  return tab;
}

async function signIn(tab: OpenTab, email: string, password: string): Promise<void> {
  const account = new AccountPage(tab.page);
  await account.email.fill(email);
  await account.password.fill(password);
  await account.signIn.click();
}

test('the identity provider dies under its visitors’ hands, and comes back', async ({ browser }) => {
  test.setTimeout(180_000);
  const [visitor, member, newcomer] = [
    await openTab(browser),
    await openTab(browser),
    await openTab(browser),
  ];
  await visitor.start('/');
  await member.enterAs('membre@demo.test');
  await newcomer.start('/connec');
  const signOut = member.navigation.getByRole('button', { name: 'Se déconnecter' });

  await test.step('the console says what is away', async () => {
    emulator.kill();
    await expect.poll(() => own.printed()).toMatch(/auth ended \(SIGKILL\): nobody can sign in/);
  });

  await test.step('public pages work, in the open tab and as new documents', async () => {
    for (const [link, remote] of [
      ['Pronostics', 'mf-aspibet'],
      ['Accueil', 'mf-races'],
    ] as const) {
      await visitor.navigation.getByRole('link', { name: link, exact: true }).click();
      await expect(visitor.mounted).toHaveAttribute('data-remote', remote);
      await expect(visitor.heading).toBeVisible();
    }
    await visitor.page.locator('main ol').getByRole('link').first().click();
    await expect(visitor.mounted).toHaveAttribute('data-remote', 'mf-entities');
    await visitor.expectNotReloaded();
    for (const address of ['/', '/Aspibet-guide', '/Propos']) await visitor.open(address);
    // Its probes may be late on a busy machine, which is another matter.
    await expect.poll(async () => (await fetch(`${own.url}/health`)).status).toBe(200);
  });

  await test.step('who signs in hears that nobody answers, and keeps the form', async () => {
    const account = new AccountPage(newcomer.page);
    const since = Date.now();
    await signIn(newcomer, EMAIL, PASSWORD);
    await expect(account.alert).toContainText('Pas de réponse du service de connexion', {
      timeout: HEARD_IN,
    });
    process.stdout.write(`no answer was told after ${Date.now() - since} ms\n`);
    await expect(account.signIn).toBeEnabled();
    await expect(account.email).toHaveValue(EMAIL);
  });

  await test.step('a member reads on with the token at hand, also after a reload', async () => {
    await member.navigation.getByRole('link', { name: 'Statistiques' }).click();
    await expect(member.heading).toBeVisible();
    await expect(member.page).toHaveURL(/\/Stats/);
    await member.page.reload();
    await expect(signOut).toBeVisible();
    const asked = member.page.waitForResponse(/\/apin\/user\//);
    await member.navigation.getByRole('link', { name: 'Mon profil' }).click();
    expect((await asked).status()).toBe(200);
    await expect(member.page.getByText('membre@demo.test').first()).toBeVisible();
  });

  const again = await emulator.restart();
  try {
    await test.step('it is back: the same form, not reloaded, lets in', async () => {
      await emulator.addAccount(EMAIL, PASSWORD);
      await newcomer.page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await expect(newcomer.page).toHaveURL('/');
      await expect(newcomer.navigation.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
      await newcomer.expectNotReloaded();
    });
    for (const tab of [visitor, member, newcomer]) tab.expectNoTrouble();
  } finally {
    await again.stop();
  }
});
