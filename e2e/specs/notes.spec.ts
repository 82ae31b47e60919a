import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { raceToCome } from '../support/raceToCome';
import { takePicture } from '../support/takePictures';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const runner = (page: Page) => page.locator('main details').first();
const note = (page: Page) => page.getByRole('textbox', { name: /^Ma note sur/ });
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer la note' });

test('a horse is spotted on the card by a note that survives a lost network, and stands in the profile', async ({
  page,
  site,
}) => {
  site.forgive(/Failed to load resource|ERR_FAILED|note could not be kept/i);
  await site.enterAs('membre@demo.test');
  await page.goto(`${await raceToCome(page)}?onglet=partants`);
  await site.whole();
  await runner(page).locator('summary').tap();
  const name = (await runner(page).locator('summary strong').textContent()) ?? '';
  const lost = (url: URL) => url.pathname.includes('/notes/');
  await page.route(lost, (route) => route.abort());
  await note(page).fill('À revoir sur plus long');
  await save(page).tap();
  await expect(runner(page).getByRole('alert')).toContainText('votre texte reste ici');
  await expect(note(page)).toHaveValue('À revoir sur plus long');
  await page.unroute(lost);
  await save(page).tap();
  await expect(page.getByText('Note enregistrée.')).toBeVisible();
  await expect(runner(page).locator('summary').getByText('Repéré')).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page, 'a note on the card');
  await takePicture(page, 'note-card');

  await page.goto('/Profile');
  const card = page.getByRole('region', { name: 'Chevaux repérés' });
  await expect(card.getByText('À revoir sur plus long')).toBeVisible();
  await expectNoViolations(page);
  await card.getByRole('link', { name }).tap();
  await page.getByRole('button', { name: 'Ma note (repéré)' }).tap();
  await expect(note(page)).toHaveValue('À revoir sur plus long');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Supprimer la note' }).tap();
  await expect(page.getByText('Note supprimée.')).toBeVisible();
});

test('a visitor is told that a note takes an account', async ({ page, site }) => {
  await site.open(`${await raceToCome(page)}?onglet=partants`);
  await site.whole();
  await runner(page).locator('summary').tap();
  await expect(page.getByText(/Il faut un compte pour repérer un cheval/)).toBeVisible();
  await expectNoViolations(page);
});
