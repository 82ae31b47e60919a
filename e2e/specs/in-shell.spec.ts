import path from 'node:path';
import { editFile } from '../support/editFile';
import { startDevServer } from '../support/startDevServer';
import { expect, siteUrl, test } from '../support/test';

test('an edit in a remote shows in the running site at once, with what is typed kept', async ({
  site,
  page,
  checkout,
}) => {
  test.setTimeout(240_000);
  const server = await startDevServer(checkout, ['mf-account', '--in-shell'], { SITE_URL: siteUrl() });
  try {
    await site.open(`${server.url}/connec`);
    await expect(site.mounted).toHaveAttribute('data-build', 'dev');
    const email = page.getByLabel('Adresse e-mail');
    await email.fill('quelqu-un@example.org');
    await page.getByRole('button', { name: 'Afficher les caractères' }).click();

    const copy = path.join(checkout, 'mf-account/src/i18n/signInCopy.ts');
    editFile(copy, "title: 'Connexion'", "title: 'Entrez'");
    const saved = performance.now();
    await expect(site.heading).toHaveText('Entrez');
    const description = `${Math.round(performance.now() - saved)} ms`;
    test.info().annotations.push({ type: 'from save to screen', description });
    await expect(email).toHaveValue('quelqu-un@example.org');
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');

    await site.navigation.getByRole('link', { name: 'Accueil' }).click();
    await expect(site.mounted).toHaveAttribute('data-remote', 'mf-races');
    await expect(page.locator('main section h2').first()).toBeVisible();
    // Its page would go on looking for the server that ends now.
    await page.goto('about:blank');
  } finally {
    await server.stop();
  }
});
