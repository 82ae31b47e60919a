import type { Page } from '@playwright/test';
import { ProfilePage } from '../pages/ProfilePage';
import { expectNoViolations } from '../support/expectNoViolations';
import { recordShifts } from '../support/recordShifts';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

/** Cumulated layout shift that nobody notices. @source https://web.dev/articles/cls: good is up to 0.1 */
const UNNOTICED = 0.01;
const KEY = 'galopin.favourites';

const onDevice = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const today = (page: Page) => page.getByRole('region', { name: 'Vos favoris courent aujourd’hui' });

/** Follows the first runner of the day's first race on the home page; returns its name. */
async function followFirstRunner(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('a[href^="/Course/"]').last().click();
  // Once a race is run its page begins with the arrival.
  await page.getByRole('tab', { name: 'Partants' }).click();
  // On a phone the star is in what a runner unfolds.
  const row = page.locator('main details > summary').first();
  const star = page
    .getByRole('main')
    .getByRole('button', { name: /^Suivre / })
    .first();
  await expect(row.or(star).first()).toBeVisible();
  if (!(await star.isVisible())) await row.click();
  const name = ((await star.getAttribute('aria-label')) ?? '').replace('Suivre ', '');
  await star.focus();
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  return name;
}

/** What is followed is shown before it is stored: a page loaded anew in between may be told of what was before. */
async function untilStored(page: Page, change: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await change();
  await stored;
}

test.describe('favourites', () => {
  for (const width of [390, 1024, 1440]) {
    test(`of a visitor are told on the home page, without a jolt, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const name = await followFirstRunner(page);
      const shifts = await recordShifts(page);
      await page.goto('/');
      await expect(today(page).getByRole('link', { name })).toBeVisible();
      await expectNoViolations(page);
      await takePictures(page, `favourites-${width}`);
      expect(await shifts.read()).toBeLessThan(UNNOTICED);
      await today(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(/\/Course\/\d+$/);
    });
  }

  test('are the same in another tab at once', async ({ page, context }) => {
    const name = await followFirstRunner(page);
    const other = await context.newPage();
    await other.goto(page.url());
    const star = other
      .getByRole('main')
      .getByRole('button', { name: `Suivre ${name}` })
      .first();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('main')
      .getByRole('button', { name: `Suivre ${name}` })
      .first()
      .click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  test('go into the account at sign-in, are listed and removed there, and leave nothing at sign-out', async ({
    site,
    page,
  }) => {
    const name = await followFirstRunner(page);
    expect(await onDevice(page)).not.toBeNull();
    await ProfilePage.ofFreshMember(page);
    const card = page.getByRole('region', { name: 'Mes favoris' });
    await expect(card.getByRole('link', { name })).toBeVisible();
    expect(await onDevice(page)).toBeNull();
    await expectNoViolations(page);
    await takePictures(page, 'favourites-profile');
    await page.goto('/');
    await expect(today(page).getByRole('link', { name })).toBeVisible();
    await page.goto('/Profile');
    await untilStored(page, () => card.getByRole('button', { name: `Suivre ${name}` }).click());
    await expect(card).toContainText('Vous ne suivez encore personne');
    await page.reload();
    await expect(card).toContainText('Vous ne suivez encore personne');
    await site.navigation.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(page).toHaveURL('/connec');
    expect(await onDevice(page)).toBeNull();
  });

  test('last for the visit where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto('/');
    await page.locator('a[href^="/Course/"]').last().click();
    await page.getByRole('tab', { name: 'Partants' }).click();
    const star = page
      .getByRole('main')
      .getByRole('button', { name: /^Suivre / })
      .first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Accueil' }).click();
    await expect(today(page).getByRole('link').first()).toBeVisible();
  });
});
