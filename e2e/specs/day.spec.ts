import { addDays, utcDay } from '@galopin/shared/lib';
import type { Page } from '@playwright/test';
import { DayPage, raceRow } from '../pages/DayPage';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { expect, test } from '../support/test';
import { takePicture } from '../support/takePictures';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 800 },
  { width: 1440, height: 900 },
] as const;
/** A day that is over: its arrivals are all there, at any hour of the test. */
const YESTERDAY = addDays(utcDay(Date.now()), -1);
const ADDRESS = `/Jour?jour=${YESTERDAY}`;
/** Races that one list holds at most. */
const MOST = 1001;

const picture = (page: Page, name: string, width: number) =>
  takePicture(page, `day-${name}-${width}`, { fullPage: false });

test.use({ renderedBy: 'browser' });

for (const { width, height } of SIZES) {
  test(`a member looks through a day, ${width} px wide`, async ({ site, page }) => {
    test.setTimeout(90_000);
    const day = new DayPage(page);
    await page.setViewportSize({ width, height });
    await site.enterAs('membre@demo.test');
    await site.open(ADDRESS);
    await expect(day.races.first()).toBeVisible();
    const all = await day.races.count();
    expect(all).toBeGreaterThan(20);
    await picture(page, 'whole', width);
    await expectNoViolations(page);

    await test.step('filters stand in the address', async () => {
      const chip = day.filters.getByRole('group', { name: 'Disciplines' }).getByRole('button').first();
      const [, name = '', count = ''] = /^(.+?)\s+(\d+)$/.exec((await chip.innerText()).trim()) ?? [];
      await chip.click();
      await expect(day.races).toHaveCount(Number(count));
      await expect(page).toHaveURL(/[?&]discipline=/);
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await picture(page, 'filtered', width);
      await expectNoViolations(page);
      await page.reload();
      await expect(day.races).toHaveCount(Number(count));
      await expect(day.filter(new RegExp(`^${name} `))).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(day.races).toHaveCount(all);
      await expect(page).toHaveURL(ADDRESS);
    });

    await test.step('a filter that leaves nothing says so, and is cleared', async () => {
      await site.open(`${ADDRESS}&pays=jp`);
      await expect(page.getByText('Aucune course ne correspond à ces filtres')).toBeVisible();
      await picture(page, 'none', width);
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Effacer les filtres' }).last().click();
      await expect(day.races).toHaveCount(all);
    });

    await test.step('the row of meetings leads to each, and stays below the header', async () => {
      const last = day.jump.getByRole('link').last();
      const name = (await last.innerText()).trim();
      await last.click();
      const heading = page.getByRole('heading', { level: 2, name });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      const [header, jump] = await day.edges();
      expect(Math.abs(jump - header), 'between header and row').toBeLessThanOrEqual(1);
      await picture(page, 'jump', width);
      expect(new URL(page.url()).hash).toBe('');
    });
    await expectNoOverflow(page);
  });

  test(`every state of a race is told, ${width} px wide`, async ({ site, page }) => {
    const day = new DayPage(page);
    await page.setViewportSize({ width, height });
    await day.giveRaces([
      raceRow(1, -300),
      raceRow(2, -60, { arriv: '14-3-5=6-12' }),
      raceRow(3, -10),
      raceRow(4, 2),
      raceRow(5, 30, { quinte: 1, prixnom: 'Prix Maurice de Folleville (Finale du Grand National du Trot)' }),
      raceRow(6, 200, { typec: 'Monté', dist: '', partant: '', cheque: '' }),
    ]);
    await page.route('**/apin/arrivals?*', (route) =>
      route.fulfill({ json: { arrivals: { '1': { '3': { ordre: '7-3', arriveeDefinitive: false } } } } }),
    );
    await site.open('/?vue=reunions');
    for (const [race, words] of [
      [1, 'Résultat non communiqué'],
      [2, /14 - 3 - 5=6 - 12\s*Définitive/],
      [3, /7 - 3\s*Provisoire/],
      [4, 'Départ imminent'],
      [5, /Quinté\+.*À partir dans (29|30).min/s],
      [6, /–.*–.*–.*À partir$/s],
    ] as const)
      await expect(day.races.nth(race - 1)).toContainText(words);
    await expect(page.getByRole('link', { name: /Prochaine course/ })).toContainText('C4');
    await expectNoViolations(page);
    await picture(page, 'states', width);
    await expectNoOverflow(page);
  });
}

test('an anonymous visitor is told what the calendar takes', async ({ site, page }) => {
  const day = new DayPage(page);
  await site.open('/?vue=reunions');
  await day.calendar.click();
  await expect(day.dialog.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expectNoViolations(page);
});

test('a day is chosen and filtered by keyboard alone', async ({ site, page }) => {
  test.setTimeout(90_000);
  const day = new DayPage(page);
  await site.enterAs('membre@demo.test');
  await site.open(ADDRESS);

  await test.step('calendar: opened, left, opened, a day chosen', async () => {
    await day.calendar.focus();
    await page.keyboard.press('Enter');
    await expect(day.dialog.getByText('Les jours de courses sont en gras.')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'calendar', 1440);
    await page.keyboard.press('Escape');
    await expect(day.dialog).toBeHidden();
    await expect(day.calendar).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(day.dialog.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/Jour?jour=${addDays(YESTERDAY, -1)}`);
  });

  await test.step('filter', async () => {
    const chip = day.filters.getByRole('button').first();
    await chip.focus();
    await page.keyboard.press('Space');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toBeFocused();
    await page.keyboard.press('Space');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('meeting, then its first race', async () => {
    await day.jump.getByRole('link').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = page.getByRole('region').nth(1).getByRole('link').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Course\/\d+$/);
  });
});

test('a list that cannot be had says why, and is asked for again', async ({ site, page }) => {
  site.forgive(/503/, /could not be loaded/);
  const day = new DayPage(page);
  await page.route('**/caractrap?*', (route) => route.fulfill({ status: 503, json: {} }));
  await site.open('/?vue=reunions');
  await expect(page.getByRole('alert')).toContainText(/\(erreur\s503\)/);
  await expectNoViolations(page);
  await picture(page, 'failed', 1440);
  await page.unroute('**/caractrap?*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(day.races.first()).toBeVisible();
});

test('a day of 1,001 races is shown whole, with the same few of them laid out', async ({ site, page }) => {
  const day = new DayPage(page);
  const rows = Array.from({ length: MOST }, (_, index) => {
    const meeting = Math.floor(index / 13) + 1;
    return raceRow(index, 600, {
      reun: String(meeting),
      hippo: `Hippodrome ${meeting}`,
      prix: (index % 13) + 1,
    });
  });
  await day.giveRaces(rows);
  await site.open('/?vue=reunions');
  await expect(day.races).toHaveCount(MOST);
  const laidOut = await day.races.evaluateAll(
    (races) => races.filter((race) => race.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(laidOut).toBeLessThan(100);
  await day.jump.getByRole('link', { name: 'R77' }).click();
  await expect(day.races.last()).toBeInViewport();
});

test('a printed day has its races without the controls', async ({ site, page }) => {
  const day = new DayPage(page);
  // Both of today whatever the hour of the test: one has run, the other's time is not known yet.
  const jour = utcDay(Date.now());
  await day.giveRaces([
    raceRow(1, 0, { jour, arriv: '4-2' }),
    raceRow(2, 0, { jour, heure: null, reun: '2', hippo: 'Pau', typec: 'Plat' }),
  ]);
  await site.open('/?vue=reunions');
  await expect(day.meeting(/Vincennes/).getByRole('list')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(day.meeting(/Vincennes/).getByRole('list')).toBeVisible();
  await expect(day.filters).toBeHidden();
  await expect(day.jump).toBeHidden();
  await expect(page.getByRole('button', { name: 'Voir les arrivées' })).toBeHidden();
  await expect(day.calendar).toBeHidden();
  await picture(page, 'printed', 1440);
});
