import { utcDay } from '@galopin/shared/lib';
import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { racesToCome } from '../support/raceToCome';
import { expect, siteUrl, test } from '../support/test';
import { takePicture } from '../support/takePictures';

const WIDTHS = [390, 1024, 1440];

interface Runner {
  readonly idChe: number;
  readonly idJockey: number;
  readonly idEntraineur: number;
}

const today = () => utcDay(Date.now());

/** The runners of a race of meeting 1, a trot race where there is one: drivers with many past races. */
async function runnersOf(day: string): Promise<readonly Runner[]> {
  const races = await read<{ id: number; typec: string }[]>(`/caractrap?jour=${day}&reun=1&limit=1001`);
  const race = races.find(({ typec }) => typec === 'Attelé') ?? races[0];
  if (race === undefined) throw new Error(`No race of meeting 1 is stored for ${day}`);
  return read<Runner[]>(`/cachedate?numcourse=${race.id}&limit=100`);
}

async function read<Body>(call: string): Promise<Body> {
  const answer = await fetch(`${siteUrl()}${call}`);
  if (!answer.ok) throw new Error(`${call} answers ${answer.status}`);
  return (await answer.json()) as Body;
}

/** Someone whose list of performances has more than one page. */
async function driverWithPages(): Promise<number> {
  for (const { idJockey } of await runnersOf(today())) {
    const { performances } = await read<{ performances: { total: number } }>(
      `/apin/entities/jockey/${idJockey}`,
    );
    if (performances.total > 25) return idJockey;
  }
  throw new Error('No driver of the race has more than 25 past races');
}

const chart = (page: Page) => page.getByRole('img', { name: /mois par mois/ });

test.describe('horses, riders and trainers', () => {
  for (const width of WIDTHS) {
    test(`are shown whole at ${width} px, without a fault of axe`, async ({ site, page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      const [runner] = await runnersOf(today());
      if (runner === undefined) throw new Error('The race has no runners');
      const pages = {
        horse: `/Cheval/${runner.idChe}`,
        jockey: `/Jockey/${runner.idJockey}`,
        trainer: `/Trainer/${runner.idEntraineur}`,
      };
      for (const [name, address] of Object.entries(pages)) {
        await site.open(address);
        await expect(page.getByRole('heading', { name: 'Bilan' })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await takePicture(page, `entity-${name}-${width}`);
        await expectNoOverflow(page, address);
        await expectNoViolations(page);
      }
    });
  }

  test('show the chart over the width of its card, also when it is there at once', async ({ site, page }) => {
    const address = `/Jockey/${await driverWithPages()}`;
    for (const visit of ['first', 'second']) {
      await site.open(address);
      const drawing = chart(page);
      const card = page.getByRole('heading', { name: 'Bilan' }).locator('..');
      await expect(drawing).toBeVisible();
      await expect
        .poll(async () => (await drawing.boundingBox())?.width ?? 0, { message: `${visit} visit` })
        .toBeGreaterThan(((await card.boundingBox())?.width ?? 0) * 0.9);
    }
  });
});

test.describe('the list of performances', () => {
  test('turns by keyboard, keeps its page in the address, and goes back', async ({ site, page }) => {
    await site.open(`/Jockey/${await driverWithPages()}`);
    const pages = page.getByRole('navigation', { name: 'Pages des performances' });
    await expect(pages).toContainText('Page 1 sur');
    const first = await firstRow(page);
    await pages.getByRole('link', { name: 'Page suivante' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(pages).toContainText('Page 2 sur');
    expect(await firstRow(page)).not.toBe(first);
    await page.reload();
    await expect(pages).toContainText('Page 2 sur');
    await page.goBack();
    await expect(pages).toContainText('Page 1 sur');
    expect(await firstRow(page)).toBe(first);
  });

  test('stays in its place when another period or order is chosen', async ({ site, page }) => {
    await site.open(`/Jockey/${await driverWithPages()}`);
    const period = page.getByRole('navigation', { name: 'Période' });
    await period.getByRole('link', { name: 'Depuis le début' }).click();
    await expect(page).toHaveURL(/\?periode=tout$/);
    await expect(period.getByRole('link', { name: 'Depuis le début' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const sort = page.getByRole('combobox', { name: 'Trier par' });
    await sort.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await sort.selectOption({ label: 'Place, les meilleures d’abord' });
    await expect(page).toHaveURL(/periode=tout&tri=place$/);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
  });
});

test.describe('addresses of horses', () => {
  test('lead to its next race and to its trainer', async ({ site, page }) => {
    const [race] = await racesToCome(page);
    const [runner] = await read<Runner[]>(`/cachedate?numcourse=${race?.id}&limit=100`);
    await site.open(`/Cheval/${runner?.idChe}`);
    await page
      .getByRole('list', { name: /^Engagements/ })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/Course\/\d+$/);
    await page.goBack();
    await page.locator('main a[href^="/Trainer/"]').first().click();
    await expect(page).toHaveURL(/\/Trainer\/\d+$/);
    await expect(page.getByText('Effectif en 365 jours')).toBeVisible();
  });

  test('are not found under a number that no race has', async ({ site, page }) => {
    site.forgive(/404/);
    await page.goto('/Cheval/999999999');
    await expect(page.getByText('Page Not Found: /Cheval/999999999')).toBeVisible();
  });
});

async function firstRow(page: Page): Promise<string> {
  return page
    .getByRole('table', { name: /^Performances/ })
    .getByRole('row')
    .nth(1)
    .innerText();
}
