import type { ReadyBuild } from '@galopin/kit/client';
import type { Page } from '@playwright/test';
import { OpenTab } from '../pages/OpenTab';
import { SitePage } from '../pages/SitePage';
import { alterBuild } from '../support/alterBuild';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { connectDelivery, promote, prove, restore, servingBuild } from '../support/releases';
import { takePicture, takePictures } from '../support/takePictures';
import { expect, siteUrl, test } from '../support/test';

const NAME = 'mf-aspibet';
/** What the views read and change; nobody but the administrator gets an answer, whatever the page says. */
const CALLS = [
  '/apin/admin/audience?from=2026-01-01&to=2026-01-02',
  '/apin/admin/audience/live',
  '/apin/admin/members',
  '/apin/admin/payments',
  '/apin/admin/notifications',
  '/apin/admin/imports',
  '/apin/admin/quality',
  '/apin/admin/audit',
  '/apin/health/system',
  '/_delivery/releases',
  '/_delivery/builds?name=shell',
  '/_delivery/health/timeline?name=shell',
  '/_delivery/teams/races',
];
/** Names of the views, and what their pictures are called. */
const VIEWS = [
  ['État du système', 'sante'],
  ['Audience', 'audience'],
  ['Membres', 'membres'],
  ['Paiements', 'paiements'],
  ['Notifications', 'notifications'],
  ['Contenus', 'contenus'],
  ['Imports', 'imports'],
  ['Versions', 'versions'],
  ['Équipes', 'equipes'],
  ['Journal', 'journal'],
] as const;
/** Most milliseconds a view may take beside a demo world that is still filling. */
const READ = 30_000;

/** A visitor's window of their own. */
const phone = () => ({ baseURL: siteUrl(), viewport: { width: 390, height: 844 }, locale: 'fr-FR' });

/** One picture of a series of two screens. */
async function film(page: Page, shot: string): Promise<void> {
  await takePicture(page, `rollback-${shot}`, { fullPage: false });
}

/** The remote's page in this tab, once a build of it is on screen. */
const shown = (tab: OpenTab, buildId: string) =>
  expect(tab.place(NAME, 'active')).toHaveAttribute('data-build', buildId);

/** Delivery's refusal of a build while its remote is frozen is shown with its rule, and cannot be confirmed. */
async function expectRefusal(page: Page, buildId: string): Promise<void> {
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await page.getByRole('button', { name: new RegExp(`^Publier.*${buildId.slice(0, 8)}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(`${NAME} is frozen`);
  await expect(dialog.getByRole('button', { name: 'Confirmer' })).toBeDisabled();
  await takePictures(page, 'admin-versions-refused');
}

test.describe('a rollback from /Admin', () => {
  let original: ReadyBuild | undefined;

  test.afterEach(async () => {
    const client = await connectDelivery();
    await client.change({ op: 'unfreeze', name: NAME, actor: 'e2e', reason: 'the test is over' });
    if (original) await restore(client, original);
  });

  test('reaches a visitor who has the remote open, without a reload', async ({ site, page, browser }) => {
    test.setTimeout(240_000);
    const client = await connectDelivery();
    original = await servingBuild(client, NAME);
    await prove(client, original);
    // What the new build does wrong is seen at a glance.
    const broken = await alterBuild(original, { css: 'main { transform: rotate(180deg); }' });
    await promote(client, broken, 'une nouvelle présentation');
    const [before, after] = [broken.artifact.buildId, original.artifact.buildId];

    const context = await browser.newContext(phone());
    try {
      const visitor = await OpenTab.in(await context.newPage());
      await visitor.start('/Aspibet');
      await shown(visitor, before);
      await film(visitor.page, '01-visitor-broken');

      await site.enterAs('admin@demo.test');
      await site.open('/Admin?vue=versions');
      const card = page.getByRole('article', { name: 'Aspibet' });
      await expect(card).toContainText(before.slice(0, 8));
      await film(page, '02-admin-versions');
      await card.getByRole('link', { name: /Gérer/ }).click();
      await page.getByRole('button', { name: 'Revenir à la dernière bonne version' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Rien ne s’y oppose.')).toBeVisible();
      await dialog.getByLabel('Motif').fill('La page est à l’envers.');
      await expectNoViolations(page);
      await film(page, '03-admin-reason');

      const heard = visitor.page.waitForResponse((response) =>
        response.url().includes('/_release/manifest.json'),
      );
      const began = Date.now();
      await dialog.getByRole('button', { name: 'Confirmer' }).click();
      await expect(page.getByText(/Retour en arrière.*c’est fait/)).toBeVisible();
      const answered = Date.now() - began;
      await heard;
      await expect(page.getByRole('region', { name: 'Historique' })).toContainText('La page est à l’envers.');
      await film(page, '04-admin-done');

      await film(visitor.page, '05-visitor-still-there');
      const left = Date.now();
      await visitor.follow(visitor.navigation.locator('a[href="/Aspibet-guide"]'));
      await shown(visitor, after);
      const followed = Date.now() - left;
      await expect(visitor.heading).toBeVisible();
      await film(visitor.page, '06-visitor-next-page');
      await visitor.follow(visitor.navigation.locator('a[href="/Aspibet"]'));
      await expect(visitor.page).toHaveURL('/Aspibet');
      await shown(visitor, after);
      await film(visitor.page, '07-visitor-back');
      await visitor.expectNotReloaded();
      visitor.expectNoTrouble();
      process.stdout.write(
        `  rolled back on the administrator's screen ${answered} ms after the press; ` +
          `at the visitor's next navigation on screen after ${followed} ms\n`,
      );
    } finally {
      await context.close();
    }

    await client.change({ op: 'freeze', name: NAME, actor: 'e2e', reason: 'frozen for the test' });
    await expectRefusal(page, before);
  });
});

test('every view of /Admin is whole on a phone and on a desk', async ({ site, page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 900 });
  await site.enterAs('admin@demo.test');
  await site.goTo('Administration');
  const views = page.getByRole('navigation', { name: 'Vues de l’administration' });
  for (const [name, picture] of VIEWS) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await views.getByRole('link', { name }).click();
      const current = views.locator('[aria-current="page"]');
      await expect(current).toHaveText(name, { timeout: READ });
      await expect(current).toBeInViewport();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: READ });
      await expect(page.getByText(/n’ont? pas pu être lue?s?$/)).toHaveCount(0);
      await takePictures(page, `admin-${picture}`);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page);
        await expectNoOverflow(page, `${name} at ${width} px`);
      }
    });
  }
});

test('a message is sent from /Admin and comes up on a visitor’s screen', async ({ site, page, browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl() });
  try {
    const visitor = new SitePage(await context.newPage());
    const heard = visitor.page.waitForRequest((request) => request.url().includes('/webhook/message/stream'));
    await visitor.open('/');
    await heard;
    await site.enterAs('admin@demo.test');
    await site.open('/Admin?vue=notifications');
    const said = `La réunion 3 est reportée (${Date.now()}).`;
    await page.getByRole('textbox', { name: 'Message' }).fill(said);
    await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText(said);
    await takePictures(page, 'admin-notification');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expectNoViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText(/Message n° .* envoyé/)).toBeVisible();
    await expect(visitor.page.getByText(said)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Envoyés' })).toContainText(said);
    visitor.expectNoTrouble();
  } finally {
    await context.close();
  }
});

test('a member sees that the page is reserved, and no server answers them', async ({
  site,
  page,
  request,
}) => {
  await site.enterAs('membre@demo.test');
  await site.open('/Admin?vue=versions');
  await expect(page.getByText('Accès réservé')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Vues de l’administration' })).toHaveCount(0);
  await takePictures(page, 'admin-denied');

  const signIn = await request.post(
    `${siteUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    { data: { email: 'membre@demo.test', password: 'demo1234', returnSecureToken: true } },
  );
  const { idToken } = (await signIn.json()) as { idToken: string };
  const headers = { authorization: `Bearer ${idToken}` };
  for (const call of CALLS) {
    expect((await request.get(`${siteUrl()}${call}`)).status(), call).toBe(401);
    expect((await request.get(`${siteUrl()}${call}`, { headers })).status(), call).toBe(403);
  }
});
