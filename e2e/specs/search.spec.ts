import { expectNoViolations } from '../support/expectNoViolations';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

test.describe('the search', () => {
  for (const width of [390, 1024, 1440]) {
    test(`finds a race, a horse and a person by keyboard alone at ${width} px`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await site.open('/');
      await site.untilAlive();
      const field = page.getByRole('combobox', { name: 'Rechercher une course' });
      const options = page.getByRole('option');
      const search = async (text: string) => {
        // The one before goes away on its own time, and hears no key meanwhile.
        await expect(field).toBeHidden();
        await page.keyboard.press('/');
        await expect(field).toBeFocused();
        await field.fill(text);
        await expect(options.first()).toBeVisible();
      };

      await test.step('a race by its number', async () => {
        await search('r1c1');
        await expect(options.first()).toContainText(/R1\sC1 · /);
        await expectNoViolations(page);
        await takePictures(page, `search-${width}`);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/Course\/\d+$/);
        await expect(site.heading).toBeFocused();
      });
      await test.step('a horse of that race, without accents and in small letters', async () => {
        const link = page.getByRole('main').locator('a[href^="/Cheval/"]').first();
        const [name, address] = [(await link.textContent()) ?? '', await link.getAttribute('href')];
        await search(name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
        await expect(options.first()).toContainText(name);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(address ?? '');
        await expect(site.heading).toBeFocused();
      });
      await test.step('what was chosen is offered again', async () => {
        await expect(field).toBeHidden();
        await page.keyboard.press('/');
        await expect(options).toHaveCount(2);
        await expect(options.first()).toHaveAttribute('data-highlighted');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/Course\/\d+$/);
      });
    });
  }

  test('says when there is nothing, and when there is no connection', async ({ site, page, context }) => {
    site.forgive(/ERR_INTERNET_DISCONNECTED/);
    await site.open('/');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    const field = page.getByRole('combobox', { name: 'Rechercher une course' });
    await field.fill('zzqqxx');
    await expect(page.getByText('Aucun résultat pour « zzqqxx »')).toBeVisible();
    await context.setOffline(true);
    await field.fill('zzqqx');
    await expect(page.getByText('Vous êtes hors connexion')).toBeVisible();
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeFocused();
  });

  test('costs the first view nothing but its button', async ({ site, page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await site.open('/');
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible();
    expect(scripts.filter((url) => /\/search\.[^/]*js|\/apin\/search/.test(url))).toEqual([]);
  });
});
