import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/expectNoViolations';
import { untilRendered } from '../support/sentDocument';
import { takePicture } from '../support/takePictures';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

const BANNER = /Hors connexion : page enregistrée le \d+ \S+ à \d\dh\d\d\./;

/** Whether the page of an address has been kept. */
const isKept = (page: Page, address: string) =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address);

test('what was read last stays readable underground, with its hour, and the network comes back', async ({
  page,
  site,
  context,
}) => {
  site.forgive(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /could not be/, /was lost/);
  await untilRendered('/');
  await site.open('/');
  await site.untilAlive();
  await expect.poll(() => isKept(page, '/'), 'the first page of a first visit').toBe(true);
  await page.locator('main ol a[href^="/Course/"]').first().tap();
  await expect(page).toHaveURL(/\/Course\/\d+/);
  const { pathname } = new URL(page.url());
  await expect(site.heading).toHaveText(/^R\d/);
  const title = await site.heading.innerText();
  await expect.poll(() => isKept(page, pathname)).toBe(true);

  await context.setOffline(true);
  await page.goto(pathname);
  await expect(page.getByRole('status').first()).toHaveText(BANNER);
  await expect(site.heading).toHaveText(title);
  await expect(page.locator('main summary, main table').first()).toBeVisible();
  await expect(page.locator('script')).toHaveCount(0);
  await takePicture(page, 'offline-race');
  await page.goto('/');
  await expect(page.getByRole('status').first()).toHaveText(BANNER);
  await page.goto('/Jockey/1');
  await expect(site.heading).toHaveText('Cette page n’a pas été lue sur cet appareil');
  await expect(page.locator(`main li a[href="${pathname}"]`)).toBeVisible();
  await expect(page.locator('main li a[href="/"]')).toBeVisible();
  await expectNoViolations(page);
  await takePicture(page, 'offline-nothing');

  await context.setOffline(false);
  await page.goto('/');
  await site.untilAlive();
  await expect(page.getByText(BANNER)).toHaveCount(0);
});

test('a worker never stands between a visitor and a release: scripts and pages come from the network', async ({
  page,
  site,
}) => {
  await site.open('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await site.untilAlive();
  const kept = await page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname),
  );
  expect(kept.filter((path) => path.startsWith('/_mf/') || path.startsWith('/apin/'))).toEqual([]);
  const document = await page.request.get('/sw.js');
  expect(document.headers()['cache-control']).toBe('no-cache');
});
