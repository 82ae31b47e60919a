import { CONTENT_KINDS } from '@galopin/shared/contracts';
import type { Browser, Page } from '@playwright/test';
import { SitePage } from '../pages/SitePage';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { takePictures } from '../support/takePictures';
import { expect, siteUrl, test } from '../support/test';

// Each journey reads the site as a visitor again and again, in windows of their own.
test.describe.configure({ timeout: 180_000 });

/** Most milliseconds a change may take beside a demo world that is still filling. */
const SAVED = 30_000;
const LIST = '/Admin?vue=contenus&liste=';

/** What the pages show once their contents are there. */
const LANDMARKS: Readonly<Record<string, RegExp>> = {
  '/Aspibet': /Voir la course/,
  '/Aspibet-guide': /Lire la musique d’un cheval/,
};

/** What somebody without an account reads at a path. */
async function readAsVisitor(browser: Browser, path: string): Promise<string> {
  const context = await browser.newContext({ baseURL: siteUrl() });
  try {
    const visitor = new SitePage(await context.newPage());
    await visitor.open(path);
    const main = visitor.page.getByRole('main');
    await expect(main).toContainText(LANDMARKS[path] ?? /./);
    const text = await main.innerText();
    visitor.expectNoTrouble();
    return text;
  } finally {
    await context.close();
  }
}

/** The same once a change is told: a document may be half a second older than what is stored. */
const whatVisitorsRead = (browser: Browser, path: string) =>
  expect.poll(() => readAsVisitor(browser, path), path);

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function save(page: Page): Promise<void> {
  await button(page, 'Enregistrer le brouillon').click();
  await expect(page.getByText(/Brouillon enregistré.*les visiteurs ne le voient pas/)).toBeVisible({
    timeout: SAVED,
  });
}

async function publish(page: Page): Promise<void> {
  await button(page, 'Publier').click();
  await expect(page.getByText(/les visiteurs le voient dès maintenant/)).toBeVisible({ timeout: SAVED });
}

test.describe('the administrator edits', () => {
  test.beforeEach(({ site }) => site.enterAs('admin@demo.test'));

  test('a tip of the day: a draft is for nobody, what is published for everybody at once', async ({
    site,
    page,
    browser,
  }) => {
    await site.open(`${LIST}pronostics`);
    await expectNoViolations(page);
    await takePictures(page, 'admin-tips');
    // Visitors are shown those that are given away.
    await page
      .getByRole('main')
      .getByRole('link', { name: /Publié/ })
      .first()
      .click();
    const said = `Le mot du jour est ${Date.now()}.`;
    await page.getByLabel('Commentaire').fill(said);
    await page
      .getByLabel(/Un mot sur ce cheval/)
      .first()
      .fill('Déferré des quatre pieds.');
    await page.getByLabel(/Ouvert à tous/).check();
    await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText(said);
    await expectNoViolations(page);
    await takePictures(page, 'admin-tip');
    await save(page);
    await expect(page.getByText('Modifié depuis la publication')).toBeVisible();
    expect(await readAsVisitor(browser, '/Aspibet')).not.toContain(said);

    await publish(page);
    await whatVisitorsRead(browser, '/Aspibet').toContain(said);
    expect(await readAsVisitor(browser, '/Aspibet')).toContain('Déferré des quatre pieds.');
    await expect(page.getByRole('region', { name: 'Historique' })).toContainText('Version 2 · Publiée');
  });

  test('an article of the guide, takes up what it was, and withdraws it', async ({ site, page, browser }) => {
    await site.open(`${LIST}guide`);
    await page.getByRole('link', { name: 'Nouvel article' }).click();
    const title = `Les réunions nocturnes ${Date.now()}`;
    await page.getByLabel('Titre').fill(title);
    await page
      .getByLabel('Texte')
      .fill('## À Vincennes\n\nLe mardi et le vendredi.\n\n- sous les projecteurs');
    await page.getByLabel('Fin de l’adresse').focus();
    await expect(page.getByLabel('Fin de l’adresse')).toHaveValue(/^les-reunions-nocturnes-\d+$/);
    await save(page);
    await expect(page).toHaveURL(/cle=les-reunions-nocturnes-\d+$/);
    expect(await readAsVisitor(browser, '/Aspibet-guide')).not.toContain(title);

    await publish(page);
    await expectNoViolations(page);
    await takePictures(page, 'admin-article');
    await whatVisitorsRead(browser, '/Aspibet-guide').toContain(title);
    expect(await readAsVisitor(browser, '/Aspibet-guide')).toContain('À Vincennes');

    await page.getByLabel('Titre').fill('Autre titre');
    await site.navigation.getByRole('link', { name: 'Accueil' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rester' }).click();
    await expect(page.getByLabel('Titre')).toHaveValue('Autre titre');
    await page.getByRole('button', { name: 'Reprendre la version 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remplacer' }).click();
    await expect(page.getByLabel('Titre')).toHaveValue(title);
    await button(page, 'Retirer du site').click();
    await expect(page.getByText(/les visiteurs ne le voient plus/)).toBeVisible({ timeout: SAVED });
    await whatVisitorsRead(browser, '/Aspibet-guide').not.toContain(title);
  });
});

test.describe('the administrator edits as well', () => {
  test.beforeEach(({ site }) => site.enterAs('admin@demo.test'));

  test('who sells, which fills the legal pages, and a legal page itself', async ({ site, page, browser }) => {
    expect(await readAsVisitor(browser, '/mentions-legales')).not.toMatch(/[[\]{}]/);
    await site.open(`${LIST}legal`);
    await expectNoViolations(page);
    await takePictures(page, 'admin-legal');
    await page.getByRole('link', { name: /Identité du vendeur/ }).click();
    const name = `Galopin ${Date.now()}`;
    for (const [label, value] of [
      ['Nom ou raison sociale', name],
      ['Forme juridique et capital', 'SAS au capital de 10 000 €'],
      ['Adresse du siège', '1 rue du Trot, 75012 Paris'],
      ['Numéro SIREN', '732 829 321'],
    ] as const)
      await page.getByLabel(label).fill(value);
    await button(page, 'Publier').click();
    await expect(page.getByLabel('Numéro SIREN')).toBeFocused();
    await page.getByLabel('Numéro SIREN').fill('732 829 320');
    await publish(page);
    await expectNoViolations(page);
    await takePictures(page, 'admin-seller');
    for (const path of ['/mentions-legales', '/cgv']) await whatVisitorsRead(browser, path).toContain(name);

    await site.open(`${LIST}legal&cle=confidentialite`);
    const body = page.getByLabel('Texte');
    const said = `Texte relu, édition ${Date.now()}.`;
    await body.fill(`${await body.inputValue()}\n\n## Version\n\n${said}`);
    await save(page);
    expect(await readAsVisitor(browser, '/confidentialite')).not.toContain(said);
    await publish(page);
    await whatVisitorsRead(browser, '/confidentialite').toContain(said);
    await takePictures(page, 'admin-legal-page');
    await expectNoOverflow(page);
  });

  test('in two tabs: the second is told, and loses nothing', async ({ site, page, context }) => {
    site.forgive(/409|could not be changed/);
    const path = `${LIST}guide&cle=comprendre-les-cotes`;
    await site.open(path);
    const other = new SitePage(await context.newPage());
    await other.open(path);
    await other.page.getByLabel('Résumé').fill(`Première ${Date.now()}`);
    await save(other.page);
    other.expectNoTrouble();

    await page.getByLabel('Résumé').fill('Seconde');
    await button(page, 'Enregistrer le brouillon').click();
    await expect(page.getByText('Ce contenu a changé entre-temps')).toBeVisible();
    await expect(page.getByLabel('Résumé')).toHaveValue('Seconde');
    await button(page, 'Continuer avec ma saisie').click();
    await save(page);
  });
});

test('nobody but the administrator reads or changes contents, whatever the page says', async ({
  request,
}) => {
  const signIn = await request.post(
    `${siteUrl()}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    { data: { email: 'abonne@demo.test', password: 'demo1234', returnSecureToken: true } },
  );
  const { idToken } = (await signIn.json()) as { idToken: string };
  for (const kind of CONTENT_KINDS) {
    const url = `${siteUrl()}/apin/content/${kind}/cgv`;
    const call = { data: { version: 0, text: { title: 'x', body: 'x' } } };
    const headers = { authorization: `Bearer ${idToken}` };
    expect((await request.patch(url, call)).status(), kind).toBe(401);
    expect((await request.patch(url, { ...call, headers })).status(), kind).toBe(403);
    expect((await request.post(`${url}/publish`, { ...call, headers })).status(), kind).toBe(403);
    expect((await request.get(url, { headers })).status(), kind).toBe(403);
  }
});
