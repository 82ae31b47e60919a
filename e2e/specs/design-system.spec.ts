import path from 'node:path';
// Not that of `support/test`: the page needs no site, which each worker would start first.
import { expect, test, type Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { startDevServer, type DevServer } from '../support/startDevServer';

const root = path.resolve(import.meta.dirname, '../..');
const THEMES = [
  ['Claire', 'light'],
  ['Sombre', 'dark'],
] as const;
const WIDTHS = [320, 390, 820, 1440];
const HEIGHT = 900;
/** Buttons that open something above the page, each with what it opens. */
const OVERLAYS = [
  ['Supprimer l’alerte', 'Supprimer cette alerte\u202f?'],
  ['Lire la musique', 'La musique'],
  ['Notifications', 'Vos notifications'],
  ['Chercher sur le site', 'Recherche'],
] as const;

let server: DevServer | undefined;
let trouble: string[];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startDevServer(root, ['shared']);
});
test.afterAll(async () => server?.stop());
test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  trouble = [];
  page.on('pageerror', ({ message }) => trouble.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
});
test.afterEach(() => expect(trouble, 'errors of the page').toEqual([]));

async function open(page: Page, [label, theme]: (typeof THEMES)[number]): Promise<void> {
  await page.goto(server?.url ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Système de design', { timeout: 60_000 });
  await page.getByRole('button', { name: label }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const theme of THEMES) {
  test(`every component fits the window and axe finds nothing, ${theme[1]}`, async ({ page }) => {
    await open(page, theme);
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: HEIGHT });
        await expectNoOverflow(page);
        await expectNoViolations(page);
      });
    }
  });

  test(`what floats above the page fits a phone and axe finds nothing, ${theme[1]}`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
    await open(page, theme);
    for (const [button, opened] of OVERLAYS) {
      await test.step(button, async () => {
        await page.getByRole('button', { name: button, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: opened });
        await expect(dialog).toBeVisible();
        await expectNoOverflow(page);
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    }
  });
}
