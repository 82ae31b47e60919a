import { expect, test } from '../support/test';

const PRIVATE_PATHS = ['/Jour', '/jour/', '/Admin', '/Stats', '/Propos', '/Profile', '/Download'];

test.describe('an anonymous visitor', () => {
  test('sees meeting 1 of today and how many others there are', async ({ site, page }) => {
    await site.open('/?vue=reunions');
    const meetings = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(meetings).toHaveCount(1);
    await expect(meetings.first().getByRole('heading')).toContainText('R1');
    await expect(page.getByText(/Connectez-vous pour voir les \d+ autres réunions/)).toBeVisible();
    await expect(meetings.first().getByRole('link').first()).toHaveAttribute('href', /^\/Course\/\d+$/);
  });

  test('opens a race card from the list', async ({ site, page }) => {
    await site.open('/');
    await page.locator('main a[href^="/Course/"]').first().click();
    await expect(page).toHaveURL(/\/Course\/\d+$/);
    await expect(site.mounted).toHaveAttribute('data-remote', 'mf-entities');
    const table = page.getByRole('table').first();
    await expect(table.getByRole('columnheader', { name: /Cheval/ })).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(table).not.toContainText('NaN');
  });

  for (const path of PRIVATE_PATHS) {
    test(`is sent from ${path} to /connec`, async ({ site, page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/connec');
      await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
      site.expectNoTrouble();
    });
  }

  test('is told about an unknown path, with status 404', async ({ site, page }) => {
    site.forgive(/404/);
    const response = await page.goto('/nulle-part');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page not found: /nulle-part')).toBeVisible();
  });

  test('is told about a race id that is none', async ({ site, page }) => {
    site.forgive(/404/, /could not be shown/);
    const response = await page.goto('/course/abc');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page Not Found: /course/abc')).toBeVisible();
  });

  test('finds public paths in any case', async ({ site }) => {
    await site.open('/aspibet/');
    await expect(site.mounted).toHaveAttribute('data-remote', 'mf-aspibet');
  });
});
