import path from 'node:path';
import { devices, type BrowserContext, type Page } from '@playwright/test';
import { SitePage } from '../pages/SitePage';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { openStreamsIn } from '../support/openStreamsIn';
import { fetchDocument } from '../support/sentDocument';
import { startLiveSite, type LiveSite } from '../support/startLiveSite';
import { dataDir, expect, test } from '../support/test';
import { takePicture } from '../support/takePictures';

const ARRIVING = 'PRIX DE LA RECTIFICATION';
const COMING = 'PRIX DE LA BRUME';

const FRENCH = { viewport: { width: 1440, height: 900 }, locale: 'fr-FR', timezoneId: 'Europe/Paris' };
const PHONE = { ...devices['Pixel 7'], ...FRENCH, viewport: { width: 390, height: 844 } };

/** Milliseconds from the first page that tells the news to documents that have it. */
const IN_DOCUMENTS = 1000;

/** Today's meetings, for anybody. */
const DAY = '/?vue=reunions';

let live: LiveSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  live = await startLiveSite(path.join(dataDir(), 'builds'));
});
test.afterAll(() => live.stop());

/** Opens pages in tabs of their own, which share the browser's stream of notifications. */
async function openTabs(context: BrowserContext, addresses: readonly string[]): Promise<SitePage[]> {
  const streams = openStreamsIn(context);
  const tabs: SitePage[] = [];
  for (const address of addresses) {
    const site = new SitePage(await context.newPage());
    await site.open(`${live.url}${address}`);
    tabs.push(site);
    await streams.shared(tabs.length);
  }
  return tabs;
}

/** Waits until the follower has brought the day and its odds; returns the addresses of two race cards. */
async function cardAddresses(page: Page): Promise<readonly [string, string]> {
  const linkTo = (race: string) => page.locator('main ol').getByRole('link', { name: new RegExp(race, 'i') });
  await expect(async () => {
    await page.goto(`${live.url}${DAY}`);
    await expect(linkTo(COMING)).toBeVisible({ timeout: 1000 });
  }).toPass();
  const hrefOf = async (race: string) => (await linkTo(race).getAttribute('href')) ?? '';
  return [await hrefOf(ARRIVING), await hrefOf(COMING)];
}

const rowOnDay = (page: Page) =>
  page.locator('main ol').getByRole('link', { name: new RegExp(ARRIVING, 'i') });
const arrivalOnCard = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Arrivée/ }) });

/** Waits until the next document, which no script has touched, has a text. */
const expectSent = (address: string, text: RegExp) => async () => {
  const sent = async () => {
    const { html, state } = await fetchDocument(address, { site: live.url });
    return state === null ? '' : html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '');
  };
  await expect.poll(sent, { message: address, intervals: [50], timeout: 30_000 }).toMatch(text);
};

/** What is corrected, only a page knows that has seen it before. */
const onSentCard = (order: string) =>
  new RegExp(`Arrivée (provisoire|définitive)\\s*${order.replaceAll(' - ', String.raw`\s- `)}`);

/** Waits for odds in documents that an open page has just shown. */
async function tellOdds(shown: string, address: string): Promise<void> {
  const [first = 'no odds'] = /\d+,\d/.exec(shown) ?? [];
  await tellDelays('odds', Date.now(), {
    'card (desktop)': async () => undefined,
    'card (document)': expectSent(address, new RegExp(first)),
  });
}

async function takePictures(pages: Readonly<Record<string, SitePage>>, name: string): Promise<void> {
  for (const [where, { page }] of Object.entries(pages)) await takePicture(page, `live-${where}-${name}`);
}

/**
 * Waits for texts on pages and tells how long each took since the feed had it. How long it may take is held where a
 * clock can be moved, in `followUntil`.
 */
async function tellDelays(
  what: string,
  since: number,
  shown: Readonly<Record<string, () => Promise<void>>>,
): Promise<void> {
  const delays = await Promise.all(
    Object.entries(shown).map(async ([where, wait]) => {
      await wait();
      return { where, delay: Date.now() - since };
    }),
  );
  process.stdout.write(`${what}: ${delays.map(({ where, delay }) => `${where} ${delay} ms`).join(', ')}\n`);
  const isSent = ({ where }: { readonly where: string }) => where.endsWith('(document)');
  const told = Math.min(...delays.filter((one) => !isSent(one)).map(({ delay }) => delay));
  expect(
    delays.filter((one) => isSent(one) && one.delay > told + IN_DOCUMENTS),
    what,
  ).toEqual([]);
}

/**
 * Takes the network away. A look under way just then fails, and so may one of a tab that another tells of the news
 * before it is online itself; it looks again.
 */
async function goOffline(context: BrowserContext, tabs: readonly SitePage[]): Promise<void> {
  for (const tab of tabs) tab.forgive(/ERR_INTERNET_DISCONNECTED/, /got no answer/);
  await context.setOffline(true);
}

const jumentA = (page: Page) => page.getByRole('table').getByRole('link', { name: /JUMENT A/i });

test('an afternoon goes on under the visitors’ eyes', async ({ page, context, browser }) => {
  test.setTimeout(150_000);
  await live.setClock(context);
  const [arriving, coming] = await cardAddresses(page);
  const desktop = await browser.newContext(FRENCH);
  const phone = await browser.newContext(PHONE);
  for (const one of [desktop, phone]) await live.setClock(one);
  const [day, card, odds] = (await openTabs(desktop, [DAY, arriving, coming])) as [
    SitePage,
    SitePage,
    SitePage,
  ];
  const [phoneDay, phoneCard] = (await openTabs(phone, [DAY, arriving])) as [SitePage, SitePage];
  const everywhere = (order: string, onDay: RegExp, onCard: RegExp) => ({
    'day (desktop)': () => expect(rowOnDay(day.page)).toContainText(onDay),
    'day (phone)': () => expect(rowOnDay(phoneDay.page)).toContainText(onDay),
    'card (desktop)': () => expect(arrivalOnCard(card.page)).toContainText(onCard),
    'card (phone)': () => expect(arrivalOnCard(phoneCard.page)).toContainText(onCard),
    'day (document)': expectSent(DAY, new RegExp(`Arrivée : ${order}`)),
    'card (document)': expectSent(arriving, onSentCard(order)),
  });
  const pages = { day, card, 'day-phone': phoneDay, 'card-phone': phoneCard };
  const picture = (name: string) => takePictures(pages, name);

  await test.step('odds move on an open page', async () => {
    const table = odds.page.getByRole('table');
    await expect(table).toContainText(/\d,\d/);
    const before = await table.innerText();
    live.goTo(-1);
    await expect(table).not.toHaveText(before, { timeout: 30_000, useInnerText: true });
    await tellOdds(await table.innerText(), coming);
  });

  await test.step('an arrival appears, the focus stays', async () => {
    await jumentA(card.page).focus();
    const since = live.goTo(3);
    await tellDelays(
      'provisional arrival',
      since,
      everywhere('3 - 1 - 4', /3 - 1 - 4\s*Provisoire/, /Arrivée provisoire\s*3\s- 1\s- 4/),
    );
    await expect(jumentA(card.page)).toBeFocused();
    await expect(card.page.getByRole('status')).toHaveText('Arrivée provisoire R1 C1 : 3 - 1 - 4');
    await picture('1-provisional');
  });

  await test.step('it is corrected', async () => {
    const since = live.goTo(6);
    await tellDelays(
      'correction',
      since,
      everywhere('1 - 3 - 4', /1 - 3 - 4\s*Provisoire, corrigée/, /Corrigée\s*1\s- 3\s- 4/),
    );
    await expect(card.page.getByRole('row').nth(1)).toContainText(/^1er.*Jument A/i);
    await picture('2-corrected');
  });

  await test.step('it becomes final, also for who was away meanwhile', async () => {
    await goOffline(phone, [phoneDay, phoneCard]);
    const since = live.goTo(10);
    const final = everywhere(
      '1 - 3 - 4 - 2',
      /1 - 3 - 4 - 2\s*Définitive/,
      /Arrivée définitive.*1\s- 3\s- 4\s- 2/s,
    );
    const shown = { 'day (desktop)': final['day (desktop)'], 'card (desktop)': final['card (desktop)'] };
    await tellDelays('final arrival', since, shown);
    await expect(arrivalOnCard(phoneCard.page)).toContainText('Arrivée provisoire');
    await phone.setOffline(false);
    await final['card (phone)']();
    await final['day (phone)']();
    await picture('3-final');
  });

  for (const site of [day, card, phoneDay, phoneCard]) {
    site.expectNoTrouble();
    await expectNoOverflow(page);
  }
  await Promise.all([desktop.close(), phone.close()]);
});
