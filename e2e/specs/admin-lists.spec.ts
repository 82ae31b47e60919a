import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshAddress } from '../pages/AccountPage';
import { ProfilePage } from '../pages/ProfilePage';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { ingest } from '../support/ingest';
import { takePictures } from '../support/takePictures';
import { expect, siteUrl, test } from '../support/test';

test.describe.configure({ timeout: 150_000 });

test('the administrator finds a member who has just paid, and PayPal says the same', async ({
  site,
  page,
  browser,
}) => {
  const address = freshAddress();
  const context = await browser.newContext({ baseURL: siteUrl() });
  try {
    const profile = await ProfilePage.ofFreshMember(await context.newPage(), address);
    await profile.pay();
    await expect(profile.subscription).toContainText(/Votre paiement est enregistré/);
  } finally {
    await context.close();
  }

  await site.enterAs('admin@demo.test');
  await site.open('/Admin?vue=paiements');
  const newest = page
    .getByRole('list', { name: /Commandes/ })
    .getByRole('listitem')
    .first();
  await expect(newest).toContainText('Payée');
  await expect(newest).toContainText(address);
  await newest.getByRole('button', { name: /chez PayPal/ }).click();
  await expect(newest.getByRole('status')).toContainText('PayPal dit la même chose');
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await takePictures(page, 'admin-payments');

  await page.getByRole('link', { name: 'Membres', exact: true }).click();
  await page
    .getByRole('searchbox', { name: 'Rechercher un membre' })
    .fill(address.slice(0, -3).toUpperCase());
  await expect(page.getByRole('row', { name: new RegExp(address) })).toContainText('Actif, encore 30 jours');
  expect(page.url()).not.toContain('search');
  expect(page.url()).not.toContain('@');
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await takePictures(page, 'admin-members');
});

test('the administrator reads what an import refused, and has the data looked over', async ({
  site,
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-import-'));
  try {
    const file = path.join(folder, 'courses.json');
    const race = { id: 900_001, comp: 900_001, jour: '2019-01-02', hippo: 'Essai', reun: '1', prix: 1 };
    writeFileSync(file, JSON.stringify([race, { ...race, id: 'sept' }]));
    await ingest('pturf', '--races', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await site.enterAs('admin@demo.test');
  await site.open('/Admin?vue=imports');
  await page.getByRole('button', { name: 'Lancer les contrôles' }).click();
  await expect(page.getByText(/Contrôles en cours/)).toBeVisible();
  // Meanwhile the site answers.
  const newest = page.getByRole('list', { name: 'Imports' }).getByRole('listitem').first();
  await expect(newest).toContainText('1 ligne refusée'.replace(' ', '\u00a0'));
  await newest.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Lignes refusées' })).toContainText('id: a number is needed');
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await takePictures(page, 'admin-import');
  await page.getByRole('link', { name: 'Tous les imports' }).click();
  await expect(page.getByText(/Contrôles en cours/)).toHaveCount(0, { timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Qualité des données' })).toContainText(/règles/);
  await expectNoViolations(page);
  await takePictures(page, 'admin-imports');
});

test('a member sees none of it, whatever the page is told', async ({ site, page }) => {
  site.forgive(/401.*\/apin\/admin\//);
  await site.enterAs('membre@demo.test');
  for (const view of ['membres', 'paiements', 'imports']) {
    await site.open(`/Admin?vue=${view}`);
    await expect(page.getByRole('main')).toContainText('Accès réservé');
  }
  const statuses = await page.evaluate(async () => {
    const lists = ['members', 'payments', 'imports', 'quality'];
    const answers = await Promise.all(lists.map((list) => fetch(`/apin/admin/${list}`)));
    return answers.map(({ status }) => status);
  });
  expect(statuses).toEqual([401, 401, 401, 401]);
});
