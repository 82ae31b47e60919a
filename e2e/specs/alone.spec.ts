import path from 'node:path';
import { existsSync, mkdtempSync } from 'node:fs';
import { required } from '../support/required';
import { startDevServer, type DevServer } from '../support/startDevServer';
import { dataDir, expect, siteUrl, test } from '../support/test';

const root = path.resolve(import.meta.dirname, '../..');
/** Milliseconds that a page may take which webpack is still compiling, or whose visitor has no account yet. */
const FIRST = 60_000;

/** A remote alone with data of its own, as at its first start; Ctrl-C ends all of it. */
async function runAlone(remote: string, visit: (server: DevServer) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(required('E2E_FOLDER'), 'alone-'));
  const server = await startDevServer(root, [remote], { DATA_DIR: dataDir });
  try {
    await visit(server);
  } finally {
    await server.stop();
  }
  // Gone with its holder: the database was closed before the command ended.
  expect(existsSync(path.join(dataDir, 'alone', remote, 'runtime/postgres.json'))).toBe(false);
}

test('the pages of entities alone show what the real backend has', async ({ site, page }) => {
  test.setTimeout(240_000);
  await runAlone('mf-entities', async ({ url }) => {
    for (const kind of ['Course', 'Cheval', 'Jockey', 'Trainer']) {
      await page.goto(url);
      const example = page.locator(`main a[href^="/${kind}/"]:not([href*=":"])`);
      await expect(example).toBeVisible({ timeout: FIRST });
      await example.click();
      await expect(site.heading).not.toBeEmpty();
      await expect(page.locator('main tbody tr, main dd').filter({ visible: true }).first()).toBeVisible();
    }
    // Its page would go on looking for the server that ends now.
    await page.goto('about:blank');
  });
});

/** Views of /Admin, and what each shows only once the backend has answered. */
const VIEWS = [
  ['État du système', 'Comptes de démonstration'],
  ['Audience', 'Personne en ce moment.'],
  ['Membres', 'abonne@demo.test'],
  ['Paiements', 'Rien n’a encore été commandé sur ce site.'],
  ['Notifications', 'Connectés maintenant'],
  ['Contenus', 'Publié'],
  ['Imports', 'Les contrôles n’ont pas encore été lancés ici.'],
  ['Journal', 'Membres lus'],
] as const;

test('the administrator’s views alone show what the real backend has', async ({ site, page }) => {
  test.setTimeout(240_000);
  // Releases are delivery's, which a remote alone has none of.
  site.forgive(/_delivery/);
  await runAlone('mf-account', async ({ url }) => {
    await page.goto(`${url}/Admin`);
    await page.getByLabel('Visitor').selectOption('admin');
    for (const [view, shown] of VIEWS) {
      await page.getByRole('link', { name: view, exact: true }).click({ timeout: FIRST });
      await expect(page.locator('main').getByText(shown).first()).toBeVisible({ timeout: FIRST });
    }
    await page.goto('about:blank');
  });
});

test('a remote alone takes what a running site has, with its releases', async ({ page }) => {
  test.setTimeout(240_000);
  const server = await startDevServer(root, ['mf-account'], { SITE_URL: siteUrl(), DATA_DIR: dataDir() });
  try {
    await page.goto(`${server.url}/Admin?vue=versions`);
    await page.getByLabel('Visitor').selectOption('admin');
    await expect(page.locator('main').getByText('mf-aspibet').first()).toBeVisible({ timeout: FIRST });
    await page.goto('about:blank');
  } finally {
    await server.stop();
  }
});
