import type { Locator, Page } from '@playwright/test';
import { AUDIENCE_SESSION_ID, AUDIENCE_SESSION_KEY } from '@galopin/shared/contracts';
import type { SitePage } from '../pages/SitePage';
import { recordAudience, type AudienceRecord } from '../support/recordAudience';
import { expect, siteUrl, test } from '../support/test';
import { withholdAnswers } from '../support/withholdAnswers';

const urls = (sent: readonly { readonly body: Readonly<Record<string, unknown>> }[]) =>
  sent.map(({ body }) => body['url']);
/** Follows a link at once: without the pointing that would have prefetched its target. */
const follow = (link: Locator) => link.evaluate((element) => (element as HTMLAnchorElement).click());
const toPage = (site: SitePage, href: string) => site.navigation.locator(`a[href="${href}"]`);
/** Time on a page counts from 500 ms after the load on. */
const untilTimeCounts = (page: Page) =>
  page.waitForFunction(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return load !== undefined && load.loadEventEnd > 0 && performance.now() > load.loadEventEnd + 600;
  });
const sessionId = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), AUDIENCE_SESSION_KEY);
const idOf = (path: string) => path.split('/').at(-1);
/** Hides the tab or shows it, as far as its page can tell: a browser without screen hides none. */
const see = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
test('a visit across all remotes, back and forward: every call, body and moment', async ({
  site,
  page,
  context,
}) => {
  const record = await recordAudience(context);
  await site.open('/?utm_source=lettre&oobCode=secret#contenu');
  await record.wait(page, 'analytics', 1);
  await expectLateCode(page);
  await untilTimeCounts(page);
  const race = page.locator('main a[href^="/Course/"]').first();
  const racePath = (await race.getAttribute('href')) ?? '';
  await follow(race);
  await record.wait(page, 'analytics', 2);
  await follow(toPage(site, '/Aspibet'));
  await record.wait(page, 'analytics', 3);
  await follow(toPage(site, '/connec'));
  await record.wait(page, 'analytics', 4);
  // The same link once more, and a place on the page, are no pages; nor is the way back from that place.
  await follow(toPage(site, '/connec'));
  await follow(page.getByRole('link', { name: 'Aller au contenu' }));
  await expect(page).toHaveURL('/connec#contenu');
  await page.goBack();
  await expect(page).toHaveURL('/connec');
  await page.goBack();
  await record.wait(page, 'analytics', 5);
  await page.goForward();
  await record.wait(page, 'analytics', 6);

  const known = ['/?utm_source=lettre', racePath, '/Aspibet', '/connec', '/Aspibet', '/connec'];
  await expectViews(record, page, known);
  await expectDurations(record, page, known.slice(0, 5));
  const events = await record.read(page, 'events');
  expect(events.find(({ body }) => body['eventName'] === 'race_opened')?.body).toEqual({
    eventName: 'race_opened',
    eventData: { raceId: Number(idOf(racePath)) },
    userId: null,
    sessionId: await sessionId(page),
    url: racePath,
  });
  const kinds = (await record.read(page)).map(({ kind }) => kind);
  for (const kind of ['analytics', 'events', 'metrics'])
    expect(record.network.filter((sent) => sent === kind)).toHaveLength(
      kinds.filter((sent) => sent === kind).length,
    );
});

/** None of the code that measures is on the way to the first view. */
async function expectLateCode(page: Page): Promise<void> {
  const starts = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/audience.'));
    return files.map(({ startTime }) => startTime - (load?.loadEventStart ?? Infinity));
  });
  expect(starts).toHaveLength(1);
  expect(starts[0]).toBeGreaterThanOrEqual(0);
}

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^\/Course/, 'Course-id'],
  [/^\/Aspibet$/, 'Aspibet'],
  [/^\/connec$/, 'connec'],
  [/^\//, 'index'],
];

/** Every body to the letter; each view but the first 100 ms after its page was there. */
async function expectViews(record: AudienceRecord, page: Page, known: readonly string[]): Promise<void> {
  const views = await record.read(page, 'analytics');
  const id = await sessionId(page);
  expect(id).toMatch(AUDIENCE_SESSION_ID);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  expect(views.map(({ body }) => body)).toEqual(
    known.map((url, index) => ({
      url,
      userId: null,
      sessionId: id,
      userAgent,
      referrer: index === 0 ? '' : `${siteUrl()}${known[index - 1] ?? ''}`,
      metadata: {
        name: NAMES.find(([pattern]) => pattern.test(url))?.[1],
        params: url.startsWith('/Course/') ? { id: idOf(url) } : {},
        query: index === 0 ? { utm_source: 'lettre' } : {},
      },
    })),
  );
  for (const view of views)
    expect(view).toMatchObject({
      by: 'fetch',
      type: 'application/json',
      keepalive: true,
      authorization: null,
    });
  const arrivals = await record.arrivals(page);
  for (const [index, url] of known.slice(1, 4).entries()) {
    const waited = (views[index + 1]?.at ?? 0) - (arrivals.find((arrival) => arrival.url === url)?.at ?? 0);
    expect(waited, `${url} after its arrival`).toBeGreaterThanOrEqual(99);
    expect(waited, `${url} after its arrival`).toBeLessThan(1000);
  }
}

/** Of each page that was left its time, on the whole no more than there was. */
async function expectDurations(record: AudienceRecord, page: Page, left: readonly string[]): Promise<void> {
  const durations = await record.wait(page, 'metrics', left.length);
  expect(urls(durations)).toEqual(left);
  const id = await sessionId(page);
  for (const { body, by, type } of durations) {
    expect(body).toEqual({ url: body['url'], duration: body['duration'], sessionId: id });
    expect(body['duration']).toBeGreaterThanOrEqual(100);
    expect([by, type]).toEqual(['beacon', 'application/json']);
  }
  const told = durations.reduce((sum, { body }) => sum + Number(body['duration']), 0);
  expect(told).toBeLessThanOrEqual(await page.evaluate(() => performance.now()));
}

test('no view of a navigation that was given up, sent elsewhere or blocked', async ({
  site,
  page,
  context,
}) => {
  const record = await recordAudience(context);
  await site.open('/Aspibet-guide');
  await record.wait(page, 'analytics', 1);
  const release = await withholdAnswers(page, /\/caractrap\?/);
  await follow(toPage(site, '/'));
  await expect(page.getByRole('progressbar', { name: 'Chargement de la page…' })).toBeAttached();
  await follow(toPage(site, '/Stats'));
  await expect(page).toHaveURL('/connec');
  release();
  await record.wait(page, 'analytics', 2);
  await page.getByLabel('Adresse e-mail').fill('membre@');
  await follow(toPage(site, '/Aspibet'));
  const views = await record.wait(page, 'analytics', 3);
  expect(urls(views)).toEqual(['/Aspibet-guide', '/connec', '/Aspibet']);
});

test('a tab that is hidden, shown and closed tells each moment once', async ({ site, page, context }) => {
  const record = await recordAudience(context);
  await site.open('/Aspibet-guide');
  const [view] = await record.wait(page, 'analytics', 1);
  await untilTimeCounts(page);
  await see(page, 'hidden');
  const [span] = await record.wait(page, 'metrics', 1);
  const hiddenAt = span?.at ?? 0;
  const shownFrom = hiddenAt - Number(span?.body['duration']);
  // From when the page came up, which is before its view is told.
  expect(shownFrom).toBeLessThanOrEqual(view?.at ?? 0);
  await page.waitForFunction((at) => Date.now() > at + 1500, hiddenAt);
  await see(page, 'visible');
  await page.waitForFunction((at) => Date.now() > at + 1800, hiddenAt);

  const other = await context.newPage();
  await other.goto('/confidentialite');
  await page.close({ runBeforeUnload: true });
  const spans = await record.wait(other, 'metrics', 2);
  expect(urls(spans)).toEqual(['/Aspibet-guide', '/Aspibet-guide']);
  expect(spans[1]?.by).toBe('beacon');
  expect(Number(spans[1]?.body['duration'])).toBeLessThanOrEqual((spans[1]?.at ?? 0) - hiddenAt - 1500);
});

test('what happens offline goes out once the browser is online, in order', async ({
  site,
  page,
  context,
}) => {
  // Files that cannot be fetched without a network.
  site.forgive(/ERR_INTERNET_DISCONNECTED/, /could not be/);
  const record = await recordAudience(context);
  await site.open('/');
  // A link that is pressed before the page answers leads to another document, and this one's view is not counted.
  await record.wait(page, 'analytics', 1);
  await follow(page.locator('main a[href^="/Course/"]').last());
  await page.getByRole('tab', { name: 'Partants' }).click();
  await record.wait(page, 'analytics', 2);
  const star = page
    .getByRole('main')
    .getByRole('button', { name: /^Suivre / })
    .first();
  await expect(star).toBeVisible();
  const before = (await record.read(page, 'events')).length;
  await context.setOffline(true);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  expect(await record.read(page, 'events')).toHaveLength(before);
  await context.setOffline(false);
  const sent = (await record.wait(page, 'events', before + 2)).slice(before);
  expect(sent.map(({ body }) => body['eventData'])).toEqual([
    { kind: 'horse', on: true },
    { kind: 'horse', on: false },
  ]);
});

test('with every endpoint blocked the site works, and only the console knows', async ({ site, page }) => {
  site.forgive(/^logged: Erreur tracking /, /net::ERR_FAILED/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Erreur tracking')) logged.push(message.text());
  });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  await page.addInitScript(() => Object.assign(navigator, { sendBeacon: undefined }));
  await page.route(/\/apin\/(analytics|events|metrics)$/, (route) => route.abort());
  await site.open('/Aspibet-guide');
  await expect.poll(() => logged.join()).toContain('Erreur tracking page view');
  await untilTimeCounts(page);
  await follow(toPage(site, '/'));
  await follow(page.locator('main a[href^="/Course/"]').first());
  await expect(site.heading).toBeVisible();
  for (const text of ['Erreur tracking event', 'Erreur tracking durée'])
    await expect.poll(() => logged.join()).toContain(text);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
