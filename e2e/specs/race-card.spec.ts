import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { ingest } from '../support/ingest';
import { payouts, programme, RACE_KEY, runners } from '../support/raceDocuments';
import { raceToCome } from '../support/raceToCome';
import { expect, test } from '../support/test';
import { takePicture } from '../support/takePictures';

const WIDTHS = [390, 1024, 1440];
/** Real rows, kept outside of the project. */
const SAMPLES = path.resolve(import.meta.dirname, '../../../shared/data/samples');
const TABS = ['Partants', 'Pronostics', 'Statistiques', 'Arrivée et rapports'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Address of a race of meeting 1 of a day. */
async function addressOf(page: Page, jour: string, prix: number): Promise<string> {
  const answer = await page.request.get(`/caractrap?jour=${jour}&reun=1`);
  const races = (await answer.json()) as readonly { id: number; prix: number }[];
  const race = races.find((candidate) => candidate.prix === prix);
  if (race === undefined) throw new Error(`no race ${prix} in meeting 1 of ${jour}`);
  return `/Course/${race.id}`;
}

/** Takes the page at each width, as `race-<name>-<width>.png`, looks it over with axe and that nothing sticks out. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await takePicture(page, `race-${name}-${width}`);
    await expectNoOverflow(page, `${name} at ${width}`);
    await expectNoViolations(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test.describe('a race of our own', () => {
  let address: string;

  test.beforeAll(async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const folder = mkdtempSync(path.join(tmpdir(), 'galopin-race-'));
    try {
      for (const [file, document] of Object.entries({
        programme,
        participants: runners,
        rapports: payouts,
      })) {
        const target = path.join(folder, `${file}.json`);
        writeFileSync(target, JSON.stringify(document));
        await ingest('pmu', target, '--race', RACE_KEY);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    address = await addressOf(page, '2021-05-06', 1);
    await page.close();
  });

  test('shows its dead heat, who is not classed, and what every bet paid', async ({ site, page }) => {
    test.setTimeout(90_000);
    await site.open(address);
    await expect(tab(page, 'Arrivée et rapports')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('4 - 3 - 1=6 - 2')).toBeVisible();
    const result = page.getByRole('table', { name: /^Arrivée de la course/ });
    await expect(result.getByText('Dead-heat')).toHaveCount(2);
    await expect(result.getByRole('row').nth(6)).toContainText('DAI');
    await expect(result.getByRole('row').nth(7)).toContainText('NP');
    await expect(page.getByText('N° 5 : disqualifié pour allure irrégulière')).toBeVisible();

    const quinte = page.getByRole('region', { name: 'Quinté+' });
    await expect(quinte.getByRole('listitem').locator('strong:first-child')).toHaveText([
      'Ordre ',
      'Ordre ',
      'Désordre ',
      'Bonus 4sur5 ',
      'Bonus 3 ',
    ]);
    await expect(quinte.getByRole('listitem').first()).toContainText(/12.350,60.€/);
    await expect(page.getByRole('region', { name: '2sur4' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(/Remboursé/)).toBeVisible();
    await lookAt(page, 'dead-heat');
  });

  test('shows where its odds went, as arrows and over time', async ({ site, page }) => {
    test.setTimeout(90_000);
    await site.open(`${address}?onglet=partants`);
    await expect(page.getByRole('row', { name: /Jument C/ })).toContainText('▼');
    await expect(page.getByRole('row', { name: /Jument F/ })).toContainText('▲');
    await page.getByText('Évolution des cotes').click();
    await expect(page.getByRole('img', { name: /^Cotes au fil du temps/ })).toBeVisible();
    await lookAt(page, 'odds');
  });
});

test.describe('a race of the day', () => {
  test('has four tabs that stand in the address, and Back leads through them', async ({ site, page }) => {
    test.setTimeout(180_000);
    await site.open(await raceToCome(page));
    await expect(tab(page, 'Partants')).toHaveAttribute('aria-selected', 'true');
    for (const name of TABS) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await lookAt(page, name.split(' ')[0] ?? name);
    }
    await expect(page).toHaveURL(/\?onglet=arrivee$/);
    await page.goBack();
    await expect(tab(page, 'Statistiques')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab(page, 'Statistiques')).toHaveAttribute('aria-selected', 'true');
  });

  test('is worked by keyboard alone: tabs, form, columns, which this device keeps', async ({
    site,
    page,
  }) => {
    await site.open(await raceToCome(page));
    await tab(page, 'Partants').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Pronostics')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');

    const form = page.getByRole('button', { name: /expliquer la musique/ }).first();
    await form.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Musique de/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeFocused();

    await page.getByRole('button', { name: 'Colonnes' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Entraîneur' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    const trainers = page.getByRole('columnheader', { name: /Entraîneur/ });
    await expect(trainers).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('columnheader', { name: /Cheval/ })).toBeVisible();
    await expect(trainers).toHaveCount(0);
  });
});

test.describe('a race of the day, on screen and on paper', () => {
  test('moves nothing while it comes', async ({ site, page }) => {
    await page.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) moved.sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await site.open('/');
    await page.goto(await raceToCome(page));
    await expect(page.getByRole('button', { name: /expliquer la musique/ }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
    expect(shift).toBeLessThan(0.02);
  });

  test('prints on one or two pages, without the site around it', async ({ site, page }) => {
    await site.open(await raceToCome(page));
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    await site.untilAlive();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'print' });
    // The browser may only now tell the page that its own printing is over.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(page.locator('article').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await takePicture(page, 'race-print');
  });
});

test.describe('the real samples', () => {
  test.skip(!existsSync(SAMPLES), 'they are not beside the project');

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    const pturf = path.join(SAMPLES, 'pturf-prevision_horses');
    await ingest(
      'pturf',
      '--races',
      path.join(pturf, 'caractrap_2022-12-04_derived.json'),
      '--runners',
      path.join(pturf, 'cachedate_2022-12-04_derived.csv'),
    );
    for (const part of ['programme', 'participants', 'rapports_definitifs'])
      await ingest(
        'pmu',
        path.join(SAMPLES, 'pmu-turfia', `pmu_${part}_echantillon.json`),
        '--race',
        '2026-07-07/R1/C1',
      );
  });

  test('Vincennes, Quinté+: 18 trotters, start handicaps of 25 and 50 m', async ({ site, page }) => {
    test.setTimeout(90_000);
    await site.open('/Course/1407183');
    await tab(page, 'Partants').click();
    await expect(page.getByText('18 partants', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /Farah des Caux/ })).toContainText('+25');
    await expect(page.getByRole('row', { name: /Fado du Chêne/ })).toContainText('+50');
    await expect(page.getByRole('columnheader', { name: /Fer\./ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Casaque/ })).toHaveCount(0);
    await lookAt(page, 'vincennes');
  });

  test('Craon, handicap: weights, draws and ratings', async ({ site, page }) => {
    test.setTimeout(90_000);
    await site.open('/Course/1409547');
    await tab(page, 'Partants').click();
    for (const name of [/Poids/, /Corde/, /Valeur/])
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    const ruudje = page.getByRole('row', { name: /Ruudje/ });
    await expect(ruudje).toContainText('58,5');
    await expect(ruudje).toContainText('12');
    await expect(ruudje).toContainText('30');
    await lookAt(page, 'craon');
  });

  test('Chantilly: the final arrival and what Simple paid', async ({ site, page }) => {
    test.setTimeout(90_000);
    await site.open(await addressOf(page, '2026-07-07', 1));
    await expect(page.getByRole('heading', { name: 'Arrivée définitive' })).toBeVisible();
    await expect(page.getByText('4 - 1 - 3 - 5 - 2 - 6')).toBeVisible();
    await expect(page.getByRole('region', { name: /^Simple gagnant/ }).first()).toBeVisible();
    await lookAt(page, 'chantilly');
  });
});
