import type { Page } from '@playwright/test';
import type { DeliveryClient, ReadyBuild } from '@galopin/kit/client';
import { OpenTab } from '../pages/OpenTab';
import { alterBuild } from '../support/alterBuild';
import { connectDelivery, promote, prove, restore, servingBuild } from '../support/releases';
import { expect, test } from '../support/test';

let client: DeliveryClient;
const originals: ReadyBuild[] = [];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  client = await connectDelivery();
});

test.afterEach(async () => {
  for (const build of originals.splice(0)) await restore(client, build);
});

/** Releases another build of a remote, and waits until the page has heard of it. */
async function releaseAnother(name: string, page: Page): Promise<string> {
  const original = await servingBuild(client, name);
  originals.push(original);
  await prove(client, original);
  const another = await alterBuild(original, {});
  const heard = page.waitForResponse((response) => response.url().includes('/_release/manifest.json'));
  await promote(client, another, 'another build');
  await heard;
  return another.artifact.buildId;
}

test('a tab on another remote changes at its next navigation, without a reload, and back', async ({
  page,
}) => {
  const tab = await OpenTab.in(page);
  await tab.start('/Aspibet');
  const buildId = await releaseAnother('mf-races', page);

  const began = Date.now();
  await tab.follow(tab.navigation.locator('a[href="/"]'));
  await expect(tab.place('mf-races', 'active')).toHaveAttribute('data-build', buildId);
  process.stdout.write(`  another remote's build on screen ${Date.now() - began} ms after the navigation\n`);
  await tab.expectNotReloaded();

  const [original] = originals;
  const heard = page.waitForResponse((response) => response.url().includes('/_release/manifest.json'));
  await client.change({ op: 'rollback', name: 'mf-races', actor: 'e2e', reason: 'and back' });
  await heard;
  await tab.follow(tab.navigation.locator('a[href="/Aspibet"]'));
  await expect(tab.place('mf-aspibet', 'active')).toBeVisible();
  await tab.follow(tab.navigation.locator('a[href="/"]'));
  await expect(tab.place('mf-races', 'active')).toHaveAttribute(
    'data-build',
    original?.artifact.buildId ?? '',
  );
  await tab.expectNotReloaded();
});

test('a tab on that remote keeps its page until it is left', async ({ page }) => {
  const tab = await OpenTab.in(page);
  await tab.start('/Aspibet');
  const before = await tab.mounted.getAttribute('data-build');
  const buildId = await releaseAnother('mf-aspibet', page);
  await expect(tab.mounted).toHaveAttribute('data-build', before ?? '');

  await tab.follow(tab.navigation.locator('a[href="/Aspibet-guide"]'));
  await expect(page).toHaveURL('/Aspibet-guide');
  await expect(tab.mounted).toHaveAttribute('data-build', buildId);
  await tab.expectNotReloaded();
});

test('a half-filled form stays as it is', async ({ page }) => {
  const tab = await OpenTab.in(page);
  await tab.start('/connec');
  const before = await tab.mounted.getAttribute('data-build');
  const email = page.getByLabel('Adresse e-mail');
  await email.fill('membre@');
  const buildId = await releaseAnother('mf-account', page);
  await expect(tab.mounted).toHaveAttribute('data-build', before ?? '');
  await expect(email).toHaveValue('membre@');
  await tab.expectNotReloaded();

  await tab.follow(tab.navigation.locator('a[href="/"]'));
  await expect(tab.place('mf-races', 'active')).toBeVisible();
  await tab.follow(tab.navigation.locator('a[href="/connec"]'));
  await expect(tab.place('mf-account', 'active')).toHaveAttribute('data-build', buildId);
  await tab.expectNotReloaded();
});

test('a remote out of service shows a card at the next navigation, and is back after', async ({ page }) => {
  const tab = await OpenTab.in(page);
  await tab.start('/');
  const change = async (op: 'disable' | 'enable') => {
    const heard = page.waitForResponse((response) => response.url().includes('/_release/manifest.json'));
    await client.change({ op, name: 'mf-aspibet', actor: 'e2e', reason: 'maintenance' });
    await heard;
  };
  await change('disable');
  try {
    await tab.follow(tab.navigation.locator('a[href="/Aspibet"]'));
    await expect(page.getByText('Cette partie du site est en maintenance')).toBeVisible();
    await tab.follow(tab.navigation.locator('a[href="/"]'));
    await expect(tab.place('mf-races', 'active')).toBeVisible();
  } finally {
    await change('enable');
  }
  await tab.follow(tab.navigation.locator('a[href="/Aspibet"]'));
  await expect(tab.place('mf-aspibet', 'active')).toBeVisible();
  await tab.expectNotReloaded();
});

test('another shell takes a new document, once nothing unsaved is held', async ({ page }) => {
  const tab = await OpenTab.in(page);
  await tab.start('/connec');
  await page.getByLabel('Adresse e-mail').fill('membre@');
  const buildId = await releaseAnother('shell', page);

  await tab.follow(tab.navigation.locator('a[href="/"]'));
  await expect(tab.place('mf-races', 'active')).toBeVisible();
  await tab.expectNotReloaded();

  await tab.follow(tab.navigation.locator('a[href="/Aspibet"]'));
  await expect(tab.place('mf-aspibet', 'active')).toBeVisible();
  await expect(page).toHaveURL('/Aspibet');
  expect(await page.evaluate(() => window.drillMark)).toBeUndefined();
  await expect(page.locator('script[data-shell]')).toHaveAttribute('src', new RegExp(buildId));
});
