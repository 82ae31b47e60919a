import type { Locator, Page } from '@playwright/test';
import { addDays, utcDay } from '@galopin/shared/lib';
import type { DeliveryClient, ReadyBuild } from '@galopin/kit/client';
import { OpenTab } from '../pages/OpenTab';
import { alterBuild } from '../support/alterBuild';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { changing, damageFile } from '../support/faults';
import { recordShifts } from '../support/recordShifts';
import { connectDelivery, promote, prove, restore, servingBuild, storedFolder } from '../support/releases';
import { takePicture } from '../support/takePictures';
import { expect, test } from '../support/test';

/** Cumulated layout shift that nobody notices. @source https://web.dev/articles/cls: good is up to 0.1 */
const UNNOTICED = 0.02;
const WIDTHS = [390, 820, 1440];
/** Milliseconds a widget may take to be there: a machine that builds and tests at the same time is slow. */
const COMING = { timeout: 25_000 };
const CRASHING = changing(
  'return expose==="./quinteWidget"?{...module,widget:{...module.widget,Widget:()=>{throw new TypeError("drill: widget")}}}:module',
);

const quinte = (page: Page, role = 'active') =>
  page.locator(`[data-slot="quinte-of-the-day"][data-role="${role}"]`).getByRole('link');
const nextRace = (page: Page) => page.locator('[data-slot="favourites-next-race"]').getByRole('link');

test.describe.configure({ mode: 'serial' });

for (const width of WIDTHS) {
  test(`the Quinté+ of the day, of the races’ remote, is on the tips’ page at ${width} px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await recordShifts(page);
    await site.open('/Aspibet');
    await expect(site.mounted).toHaveAttribute('data-remote', 'mf-aspibet');
    await expect(quinte(page)).toContainText('Le Quinté+ du jour');
    await expect(page.locator('[data-slot]')).toHaveAttribute('data-offered-by', 'mf-races');
    await site.whole();
    expect(await shifts.read()).toBeLessThan(UNNOTICED);
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await takePicture(page, `slot-quinte-${width}`, { fullPage: false });

    await page.getByRole('link', { name: 'Hier' }).click();
    await expect(quinte(page)).toContainText('Le Quinté+ de la journée');
    await expect(quinte(page)).toContainText(/Arrivée.* \d+ - \d+/);
    await takePicture(page, `slot-quinte-run-${width}`, { fullPage: false });
    await quinte(page).click();
    await expect(page).toHaveURL(/\/Course\/\d+$/);
    await expect(site.mounted).toHaveAttribute('data-remote', 'mf-entities');
  });

  test(`the favourites’ next race, of the cards’ remote, is on the day’s page at ${width} px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // The world's day may be over: what is followed is put off.
    await putOff(page);
    const [race] = await racesOfToday(page);
    // No race is the next one of a horse that was withdrawn.
    const runner = (await runnersOf(page, race?.id ?? 0)).find(({ cl }) => cl !== 'NP');
    await page.addInitScript(
      (horse) => localStorage.setItem('galopin.favourites', horse),
      JSON.stringify({ horses: [runner?.idChe], jockeys: [], trainers: [] }),
    );
    const shifts = await recordShifts(page);
    await site.open('/?vue=reunions');
    await expect(nextRace(page)).toContainText('Prochaine course de vos favoris');
    await expect(nextRace(page)).toHaveAttribute('href', `/Course/${race?.id}`);
    await expect(page.locator('[data-slot]')).toHaveAttribute('data-offered-by', 'mf-entities');
    await site.whole();
    expect(await shifts.read()).toBeLessThan(UNNOTICED);
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await nextRace(page).scrollIntoViewIfNeeded();
    await takePicture(page, `slot-next-race-${width}`, { fullPage: false });
  });
}

interface StoredRace {
  readonly id: number;
}

async function racesOfToday(page: Page): Promise<readonly StoredRace[]> {
  const answer = await page.request.get(`/caractrap?jour=${utcDay(Date.now())}&reun=1&limit=1001`);
  return (await answer.json()) as readonly StoredRace[];
}

interface StoredRunner {
  readonly idChe: number;
  /** Place, or why there is none: `NP` for a non-runner. */
  readonly cl: string;
}

async function runnersOf(page: Page, race: number): Promise<readonly StoredRunner[]> {
  const answer = await page.request.get(`/cachedate?numcourse=${race}&limit=100`);
  return (await answer.json()) as readonly StoredRunner[];
}

/** Lets whoever is followed run tomorrow night, as far as the page is told. */
async function putOff(page: Page): Promise<void> {
  await page.route('**/apin/favourites/today', async (route) => {
    const jour = addDays(utcDay(Date.now()), 1);
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly runs: readonly object[] };
    await route.fulfill({
      response,
      json: { ...answer, runs: answer.runs.map((run) => ({ ...run, jour, time: '23:59' })) },
    });
  });
}

let client: DeliveryClient;
let original: ReadyBuild;
let tab: OpenTab;

test.beforeAll(async () => {
  client = await connectDelivery();
  original = await servingBuild(client, 'mf-races');
  await prove(client, original);
});

const place = (): Locator => tab.page.locator('[data-slot="quinte-of-the-day"]');
const eventsOfWidget = async () => (await tab.events()).filter(({ page }) => page === 'quinteWidget');
/** What delivery knows of a build of the races' remote. */
async function countCrashes(buildId: string): Promise<number> {
  const { builds } = await client.health({ name: 'mf-races' });
  return builds.find(({ build }) => build === buildId)?.events.crashed ?? 0;
}
/** Where what follows the slot begins: the page is as if there were none. */
const followingAt = async () => (await tab.page.locator('main section').first().boundingBox())?.y ?? 0;
const leave = async (): Promise<void> => {
  await tab.follow(tab.navigation.locator('a[href="/Aspibet-guide"]'));
  await expect(tab.page).toHaveURL('/Aspibet-guide');
};
const comeBack = () => tab.follow(tab.navigation.locator('a[href="/Aspibet"]'));

test.describe('a release of the remote that offers it', () => {
  test.beforeEach(async ({ page }) => {
    tab = await OpenTab.in(page);
  });
  test.afterEach(() => restore(client, original));

  test('that crashes while rendering gives way to the last good one, and is counted', async () => {
    const broken = await alterBuild(original, CRASHING);
    await promote(client, broken, 'a widget that crashes');
    await tab.start('/Aspibet');
    await expect(quinte(tab.page, 'lastGood')).toBeVisible(COMING);
    await expect(place()).toHaveAttribute('data-build', original.artifact.buildId);
    await expect(tab.place('mf-aspibet', 'active')).toBeVisible();
    const { buildId } = broken.artifact;
    expect(await eventsOfWidget()).toMatchObject([
      { kind: 'crashed', remote: 'mf-races', build: buildId, role: 'active' },
      { kind: 'loaded', remote: 'mf-races', build: original.artifact.buildId, role: 'lastGood' },
      { kind: 'fallback', remote: 'mf-races', build: original.artifact.buildId, role: 'lastGood' },
    ]);
    // Delivery writes what it has counted every ten seconds.
    await expect.poll(() => countCrashes(buildId), { timeout: 30_000 }).toBeGreaterThan(0);
  });

  test('whose widget’s file is gone gives way to the last good one', async () => {
    const broken = await alterBuild(original, {});
    await promote(client, broken, 'a widget without its file');
    const [file = ''] = broken.artifact.pages['quinteWidget']?.js ?? [];
    damageFile(storedFolder(broken), file, 'deleted');
    await tab.start('/Aspibet');
    await expect(quinte(tab.page, 'lastGood')).toBeVisible(COMING);
    await expect(place()).toHaveAttribute('data-build', original.artifact.buildId);
  });

  test('with nothing left to fall back to leaves the page whole and no hole', async () => {
    await tab.start('/Aspibet');
    await expect(quinte(tab.page)).toBeVisible(COMING);
    await tab.page.route('**/widget-quinteWidget.*', (route) => route.abort());
    await tab.start('/Aspibet');
    await tab.whole();
    await expect.poll(async () => (await eventsOfWidget()).at(-1)?.kind).toBe('exhausted');
    await expect(place()).toHaveCount(0);
    await expect(tab.page.getByRole('alert')).toHaveCount(0);
    const left = await followingAt();

    await client.change({ op: 'disable', name: 'mf-races', actor: 'e2e', reason: 'maintenance' });
    try {
      await tab.start('/Aspibet');
      await tab.whole();
      await expect(place()).toHaveCount(0);
      expect(await eventsOfWidget()).toEqual([]);
      expect(await followingAt()).toBe(left);
    } finally {
      await client.change({ op: 'enable', name: 'mf-races', actor: 'e2e', reason: 'maintenance' });
    }
  });

  test('is followed by an open tab, and its rollback as well', async () => {
    await tab.start('/Aspibet');
    await expect(place()).toHaveAttribute('data-build', original.artifact.buildId, COMING);
    const another = await alterBuild(original, {});
    const hear = () =>
      tab.page.waitForResponse((response) => response.url().includes('/_release/manifest.json'));
    const told = hear();
    await promote(client, another, 'another build');
    await told;
    await leave();
    await comeBack();
    await expect(place()).toHaveAttribute('data-build', another.artifact.buildId, COMING);

    const toldAgain = hear();
    await client.change({ op: 'rollback', name: 'mf-races', actor: 'e2e', reason: 'and back' });
    await toldAgain;
    await leave();
    await comeBack();
    await expect(place()).toHaveAttribute('data-build', original.artifact.buildId, COMING);
    await tab.expectNotReloaded();
  });
});
