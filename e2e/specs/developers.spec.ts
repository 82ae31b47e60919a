import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout } from '../support/copyCheckout';
import { editFile } from '../support/editFile';
import { readManifest } from '../support/readManifest';
import { startDevServer } from '../support/startDevServer';
import { dataDir, expect, siteUrl, test } from '../support/test';

const run = promisify(execFile);

test.describe('a developer', () => {
  let checkout: string;
  const node = (...args: string[]) =>
    run(process.execPath, args, {
      cwd: checkout,
      env: { ...process.env, SITE_URL: siteUrl(), DATA_DIR: dataDir() },
    });

  test.beforeEach(() => {
    test.setTimeout(120_000);
    checkout = mkdtempSync(path.join(tmpdir(), 'galopin-developer-'));
    copyCheckout(checkout);
  });
  test.afterEach(() => rmSync(checkout, { recursive: true, force: true }));

  test('makes a remote, tests it, runs it alone and releases it beside an untouched shell', async ({
    site,
    page,
  }) => {
    await test.step('make', async () => {
      const title = 'Météo des pistes';
      await node(
        '--import',
        'tsx',
        'tools/create-remote/main.ts',
        'mf-meteo',
        '--title',
        title,
        '--no-install',
      );
      // The same dependencies as those of any remote: what an installation would link.
      const modules = 'mf-aspibet/node_modules';
      cpSync(path.join(checkout, modules), path.join(checkout, 'mf-meteo/node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    });
    await test.step('test', () => node('node_modules/jest/bin/jest.js', '--selectProjects', 'mf-meteo'));
    await test.step('run alone', async () => {
      const server = await startDevServer(checkout, ['mf-meteo']);
      try {
        await site.open(`${server.url}/Meteo`);
        await expect(site.heading).toHaveText('Météo des pistes');
        await expect(page.getByRole('listitem').first()).toBeVisible();
      } finally {
        await server.stop();
      }
    });
    await test.step('release', async () => {
      const before = await readManifest();
      await node('--import', 'tsx', 'tools/release/main.ts', 'release', 'mf-meteo', '--reason', 'a new page');
      const after = await readManifest();
      expect(after.shell).toEqual(before.shell);
      expect(Object.keys(after.remotes)).toContain('mf-meteo');
    });
    await page.goto('/Meteo');
    await expect(page).toHaveURL('/connec');
    await site.enterAs('membre@demo.test');
    await site.open('/Meteo');
    await expect(site.heading).toHaveText('Météo des pistes');
    await expect(site.mounted).toHaveAttribute('data-remote', 'mf-meteo');
  });

  test('sees an edit in the running site at once, with what is typed kept', async ({ site, page }) => {
    const server = await startDevServer(checkout, ['mf-account', '--in-shell'], { SITE_URL: siteUrl() });
    try {
      await site.open(`${server.url}/connec`);
      await expect(site.mounted).toHaveAttribute('data-build', 'dev');
      const email = page.getByLabel('Adresse e-mail');
      await email.fill('quelqu-un@example.org');
      await page.getByRole('button', { name: 'Afficher les caractères' }).click();

      editFile(path.join(checkout, 'mf-account/src/i18n/fr.ts'), "title: 'Connexion'", "title: 'Entrez'");
      const saved = performance.now();
      await expect(site.heading).toHaveText('Entrez');
      test
        .info()
        .annotations.push({ type: 'save to screen', description: `${performance.now() - saved} ms` });
      await expect(email).toHaveValue('quelqu-un@example.org');
      await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');

      await site.navigation.getByRole('link', { name: 'Accueil' }).click();
      await expect(site.mounted).toHaveAttribute('data-remote', 'mf-races');
    } finally {
      await server.stop();
    }
  });
});
