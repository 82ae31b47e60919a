import type { Page } from '@playwright/test';
import { AUDIENCE_SESSION_ID, AUDIENCE_SESSION_KEY } from '@galopin/shared/contracts';
import type { SitePage } from '../pages/SitePage';
import { expectNoViolations } from '../support/expectNoViolations';
import { recordAudience } from '../support/recordAudience';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

const AUDIENCE = 'Mesurer l’audience de mes visites';
const LINK = 'Relier ces mesures à mon compte';

/** Follows a link of the navigation at once, without pointing at it. */
const follow = (site: SitePage, href: string) =>
  site.navigation.locator(`a[href="${href}"]`).evaluate((link) => (link as HTMLAnchorElement).click());
const sessionId = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), AUDIENCE_SESSION_KEY);
const openChoice = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Mesure d’audience' }).click();
  return page.getByRole('dialog', { name: 'Mesure d’audience' });
};

test('the link with an account is given by its member, and taken back in another tab', async ({
  site,
  page,
  context,
}) => {
  const record = await recordAudience(context);
  const viewOf = async (url: string) => {
    const view = async () =>
      (await record.read(page, 'analytics')).findLast(({ body }) => body['url'] === url);
    await expect.poll(view, `a view of ${url}`).toBeDefined();
    return view();
  };
  await site.enterAs('membre@demo.test');
  const dialog = await openChoice(page);
  await expect(dialog.getByRole('switch', { name: LINK })).not.toBeChecked();
  for (const { body, authorization } of await record.read(page))
    expect([body['userId'] ?? null, authorization]).toEqual([null, null]);
  await dialog.getByRole('switch', { name: LINK }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await follow(site, '/Aspibet');
  const linked = await viewOf('/Aspibet');
  expect(linked?.body['userId']).toEqual(expect.stringMatching(/^[\w-]{8,}$/));
  expect(linked?.authorization).toMatch(/^Bearer ./);

  const other = await context.newPage();
  await other.goto('/connec');
  const elsewhere = (await openChoice(other)).getByRole('switch', { name: LINK });
  await expect(elsewhere).toBeChecked();
  await elsewhere.uncheck();
  await follow(site, '/Aspibet-guide');
  expect(await viewOf('/Aspibet-guide')).toMatchObject({ body: { userId: null }, authorization: null });
});

test('a visitor who refuses is measured in no tab, and in all of them once they agree again', async ({
  site,
  page,
  context,
}) => {
  const record = await recordAudience(context);
  await site.open('/connec');
  await record.wait(page, 'analytics', 1);
  const other = await context.newPage();
  await other.goto('/connec');
  await expect.poll(() => record.network).toEqual(['analytics', 'analytics']);
  const audience = (await openChoice(other)).getByRole('switch', { name: AUDIENCE });
  await audience.uncheck();
  await expect.poll(() => sessionId(page)).toBeNull();
  const before = record.network.length;
  await follow(site, '/Aspibet-guide');
  await expect(site.mounted).toHaveAttribute('data-remote', 'mf-aspibet');
  expect(await sessionId(other)).toBeNull();
  await audience.check();
  // Each tab tells the page on its screen, and nothing of what was between.
  await expect.poll(() => record.network.slice(before)).toEqual(['analytics', 'analytics']);
  expect(await sessionId(other)).toMatch(AUDIENCE_SESSION_ID);
});

test('a browser that asks not to be followed is not, and says so', async ({ site, page, context }) => {
  const record = await recordAudience(context);
  await context.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  await site.open('/connec');
  const dialog = await openChoice(page);
  await expect(dialog.getByRole('status')).toContainText('Votre navigateur demande à ne pas être suivi');
  await expect(dialog.getByRole('switch')).toHaveCount(1);
  await expect(dialog.getByRole('switch')).not.toBeChecked();
  await expectNoViolations(page);
  await takePictures(page, 'consent');
  expect([record.network, await sessionId(page)]).toEqual([[], null]);
});
