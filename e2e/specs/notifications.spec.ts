import type { BrowserContext, Page } from '@playwright/test';
import type { MessageOrder } from '@galopin/shared/contracts';
import { MESSAGE_PATHS } from '@galopin/shared/contracts';
import { SitePage } from '../pages/SitePage';
import { openStreamsIn } from '../support/openStreamsIn';
import { takePictures } from '../support/takePictures';
import { expect, siteUrl, test, webhookToken } from '../support/test';

/** Publishes as another system does; returns the message's id. */
async function publish(order: MessageOrder): Promise<string> {
  const answer = await fetch(`${siteUrl()}${MESSAGE_PATHS.publish}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${webhookToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { readonly id: string }).id;
}

const snackbar = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
const bell = (page: Page) => page.getByRole('button', { name: /^Messages/ });

async function openTab(context: BrowserContext, path = '/Aspibet'): Promise<SitePage> {
  const site = new SitePage(await context.newPage());
  await site.open(path);
  return site;
}

/** A text that no other message has. */
const unique = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`;

test('one connection serves all tabs of a browser, and outlives the tab that holds it', async ({
  context,
}) => {
  const streams = openStreamsIn(context);
  const tabs: SitePage[] = [];
  for (const path of ['/Aspibet', '/Aspibet-guide', '/']) {
    tabs.push(await openTab(context, path));
    await streams.shared(tabs.length);
  }
  const [first, second, third] = tabs as [SitePage, SitePage, SitePage];
  expect(streams.opened()).toHaveLength(1);

  await test.step('all of them hear a message, each once', async () => {
    const text = unique('Pour tous les onglets');
    await publish({ message: text, timeout: 60_000 });
    for (const { page } of tabs) await expect(snackbar(page, text)).toHaveCount(1);
  });

  await test.step('the others go on when its tab closes, with what came meanwhile', async () => {
    const text = unique('Juste après la fermeture');
    const before = Date.now();
    await Promise.all([first.page.close(), publish({ message: text, timeout: 60_000 })]);
    for (const { page } of [second, third]) await expect(snackbar(page, text)).toHaveCount(1);
    process.stdout.write(`  heard by the others ${Date.now() - before} ms after the tab closed\n`);
    await streams.shared(2);
    expect(streams.opened()).toHaveLength(2);
    expect(streams.opened()[1]).toMatch(/lastEventId=\d+$/);
  });

  await test.step('who was offline is told what was missed, once', async () => {
    for (const tab of [second, third]) tab.forgive(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    const text = unique('Pendant la coupure');
    await publish({ message: text, timeout: 60_000 });
    await context.setOffline(false);
    for (const { page } of [second, third]) await expect(snackbar(page, text)).toHaveCount(1);
  });
  for (const tab of [second, third]) tab.expectNoTrouble();
});

test('snackbars wait their turn, stay under the pointer, lead within the site', async ({ site }) => {
  const { page } = site;
  const streams = openStreamsIn(page.context());
  await site.open('/Aspibet');
  await streams.shared(1);
  const texts = ['un', 'deux', 'trois', 'quatre'].map(unique) as [string, string, string, string];
  await publish({ message: texts[0], meta: { href: '/Aspibet-guide' }, timeout: 60_000 });
  await publish({ message: texts[1], status: 'success', timeout: 60_000 });
  await publish({ message: texts[2], status: 'warning', timeout: 60_000 });
  await publish({ message: texts[3], status: 'error', timeout: 1000 });

  await expect(page.getByRole('alert').filter({ hasText: texts[2] })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: texts[1] })).toBeVisible();
  await expect(snackbar(page, texts[3])).toHaveCount(0);
  await takePictures(page, 'notifications-snackbars');

  await test.step('Escape makes room, and the pointer holds what comes', async () => {
    await page.keyboard.press('Escape');
    await snackbar(page, texts[3]).hover();
    // Three times its time: it would be gone.
    const hovered = Date.now();
    await expect.poll(() => Date.now() - hovered, { timeout: 5000 }).toBeGreaterThan(3000);
    await expect(snackbar(page, texts[3])).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(snackbar(page, texts[3])).toHaveCount(0);
  });

  await test.step('a message leads to a page without a reload', async () => {
    await page.evaluate(() => {
      window.drillMark = true;
    });
    await page.getByRole('link', { name: texts[0] }).click();
    await expect(page).toHaveURL('/Aspibet-guide');
    expect(await page.evaluate(() => window.drillMark)).toBe(true);
    await expect(snackbar(page, texts[0])).toHaveCount(0);
  });
});

test('the history has what was not shown, and who comes back finds what is new', async ({ site }) => {
  const { page } = site;
  const streams = openStreamsIn(page.context());
  await site.open('/Aspibet');
  await streams.shared(1);
  const [quiet, later] = [unique('Sans bandeau'), unique('En votre absence')];
  await publish({ message: quiet, snackbar: false, meta: { href: '/' } });
  await expect(bell(page)).toHaveAccessibleName('Messages, 1 non lu');
  await expect(snackbar(page, quiet)).toHaveCount(0);

  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await expect(panel.getByRole('link', { name: quiet })).toBeVisible();
  await takePictures(page, 'notifications-history');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Messages');

  await page.goto('about:blank');
  await publish({ message: later, snackbar: false });
  await site.open('/Aspibet');
  await expect(bell(page)).toHaveAccessibleName('Messages, 1 non lu');
});

test('a scheduled message comes at its moment', async ({ site }) => {
  const { page } = site;
  const streams = openStreamsIn(page.context());
  await site.open('/Aspibet');
  await streams.shared(1);
  const text = unique('À l’heure');
  const due = Date.now() + 2000;
  await publish({ message: text, at: new Date(due).toISOString() });
  await expect(snackbar(page, text)).toBeVisible();
  const late = Date.now() - due;
  process.stdout.write(`  shown ${late} ms after its moment\n`);
  expect(late).toBeGreaterThan(-50);
  expect(late).toBeLessThan(1500);
});

test('nobody but a system with the token and the administrator publishes', async ({ request }) => {
  const post = (headers: Record<string, string>) =>
    request.post(MESSAGE_PATHS.publish, { headers, data: { message: 'x' } });
  expect((await post({})).status()).toBe(401);
  expect((await post({ authorization: `Bearer ${webhookToken()}!` })).status()).toBe(401);
});
