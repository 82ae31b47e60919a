import type { Page } from '@playwright/test';
import { publicAddresses } from '../support/everyAddress';
import { recordShifts } from '../support/recordShifts';
import { fetchDocument, untilRendered } from '../support/sentDocument';
import { expect, test } from '../support/test';
import { withholdAnswers } from '../support/withholdAnswers';

/** All scripts of the site. */
const SCRIPTS = /\/_mf\/.*\.js/;
/** Those of other remotes, whose widgets come after the page and ask for what they show themselves. */
async function scriptsOfOthers(address: string): Promise<RegExp> {
  const { state, manifest } = await fetchDocument(address);
  const owner = manifest.routes.find(({ path }) => path === state?.route)?.remote ?? 'shell';
  return new RegExp(`/_mf/(?!shell/|${owner}/)[^/]+/.*\\.js`);
}
/** Public answers of the product's API, which a document brings. */
const PUBLIC_READS = /\/(caractrap|cachedate)\b/;
const MOST_SHIFT = 0.02;
const COMING = { timeout: 30_000 };
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

declare global {
  interface Window {
    /** The page's heading, as the server sent it. */
    servedHeading?: Element;
  }
}

/** Remembers what stands in the document before any script has run. */
const rememberServed = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (!heading) throw new Error('The document has no heading');
    window.servedHeading = heading;
  });

for (const viewport of WINDOWS)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 500 });

    test('every public page is taken over as it was sent: the same elements, nothing moved, nothing asked twice', async ({
      site,
      page,
    }) => {
      test.setTimeout(240_000);
      const shifts = await recordShifts(page);
      for (const address of await publicAddresses(site)) {
        await untilRendered(address);
        site.forgive(/404/);
        const asked: string[] = [];
        const note = (request: { url(): string }) => {
          const { pathname } = new URL(request.url());
          if (PUBLIC_READS.test(pathname)) asked.push(request.url());
        };
        const letPass = await withholdAnswers(page, SCRIPTS);
        const letOthersPass = await withholdAnswers(page, await scriptsOfOthers(address));
        await page.goto(address, { waitUntil: 'commit' });
        // What the page before still asked for, as a live one may at any time, is none of this one's.
        page.on('request', note);
        await expect(site.heading, address).toBeVisible();
        await expect.poll(() => page.evaluate(() => document.readyState), address).not.toBe('loading');
        await rememberServed(page);
        letPass();
        await site.untilAlive();
        const isKept = await page.evaluate(() => document.querySelector('main h1') === window.servedHeading);
        expect(isKept, address).toBe(true);
        expect(await shifts.read(), `shift of ${address}`).toBeLessThanOrEqual(MOST_SHIFT);
        expect(asked, address).toEqual([]);
        page.off('request', note);
        letOthersPass();
        await page.unrouteAll({ behavior: 'wait' });
      }
      // Who leaves a page does not wait for what came after it.
      await page.goto('about:blank');
    });

    test('what is typed before the page answers stays, with the focus', async ({ site, page }) => {
      await untilRendered('/connec');
      const letPass = await withholdAnswers(page, SCRIPTS);
      await page.goto('/connec', { waitUntil: 'commit' });
      const email = page.getByLabel('Adresse e-mail');
      await email.fill('membre@demo.test');
      await page.getByLabel('Mot de passe', { exact: true }).pressSequentially('demo1234');
      letPass();
      await site.untilAlive();
      await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused();
      await expect(email).toHaveValue('membre@demo.test');
      await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(site.heading).toBeVisible();
    });
  });

test('what is pressed before the page answers is done once it does', async ({ page }) => {
  await untilRendered('/');
  const letPass = await withholdAnswers(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  letPass();
  await expect(page.getByRole('combobox', { name: 'Rechercher une course' })).toBeFocused();
});

test('a page whose code never comes stays readable, and the rest of the site answers', async ({
  site,
  page,
}) => {
  test.setTimeout(120_000);
  await untilRendered('/');
  site.forgive(/Failed to load resource/, /ERR_FAILED/, /could not be/i);
  await page.route('**/_mf/mf-races/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Cette page se lit, mais ses boutons ne répondent pas')).toBeVisible(COMING);
  await expect(site.heading).toBeVisible();
  await expect(page.locator('main a[href^="/Course/"]').first()).toBeVisible();
  await site.navigation.getByRole('link', { name: 'Pronostics' }).click();
  await expect(page.locator('[data-remote="mf-aspibet"] h1')).toBeVisible();
});

test('a member who comes back reads the public part at once, and the rest when the session is known', async ({
  site,
  page,
}) => {
  await untilRendered('/?vue=reunions');
  await site.enterAs('membre@demo.test');
  const letPass = await withholdAnswers(page, SCRIPTS);
  await page.goto('/?vue=reunions', { waitUntil: 'commit' });
  await expect(page.locator('main section h2')).not.toHaveCount(0);
  const sent = await page.locator('main section h2').count();
  letPass();
  await expect.poll(() => page.locator('main section h2').count(), COMING).toBeGreaterThan(sent);
  await expect(site.navigation.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
});
