import { recordViews } from '../support/recordViews';
import { expect, test } from '../support/test';
import { withholdAnswers } from '../support/withholdAnswers';

/** Calls of the product's API; the identity provider's are not among them. */
const API = /\/(caractrap|cachedate|apin|parse)\b/;
/** Said to everybody, by an answer that is the same for all, on days whose tip is not free. */
const TIP_OF_THE_DAY = 'Notre pronostic du Quinté+ est réservé aux abonnés.';
/** What only visitors without a session are told. */
const INVITATION = /Se connecter|Connectez-vous|Voir tous les pronostics|réservée? aux|réservés aux/;

const PAGES = [
  { path: '/', email: 'membre@demo.test', what: 'every meeting' },
  { path: '/Aspibet', email: 'abonne@demo.test', what: 'every tip' },
  { path: '/Stats', email: 'abonne@demo.test', what: 'the statistics' },
] as const;

test.use({ renderedBy: 'browser' });

test.describe('the first view of a member who comes back', () => {
  for (const { path, email, what } of PAGES) {
    test(`of ${path} goes from its skeleton to ${what}, nothing of a visitor's between`, async ({
      site,
      page,
    }) => {
      await site.enterAs(email);
      const recorded = await recordViews(page);
      const release = await withholdAnswers(page, API);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(site.navigation.getByRole('link', { name: 'Mon profil' })).toBeVisible();
      await expect(site.navigation.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
      const waiting = await recorded.read();

      release();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(site.heading).toBeVisible();
      await expect(page.locator('main').locator('section, table').first()).toBeVisible();
      const views = await recorded.read();
      expect(views.length).toBeGreaterThan(waiting.length);
      expect(
        views.filter(({ navigation, main }) =>
          INVITATION.test(`${navigation} ${main.replace(TIP_OF_THE_DAY, '')}`),
        ),
      ).toEqual([]);
      expect(new Set(views.map((view) => view.path))).toEqual(new Set([path]));
      for (const { navigation } of views.filter((view) => view.navigation !== ''))
        expect(navigation).toContain('Mon profil');
      // Meetings come all at once, and not a visitor's first.
      if (path === '/') {
        const last = views.at(-1)?.sections ?? 0;
        expect(last).toBeGreaterThan(1);
        expect(new Set(views.map(({ sections }) => sections))).toEqual(new Set([0, last]));
      }
    });
  }

  test('would be seen to be a visitor’s: a visitor is invited to sign in', async ({ site, page }) => {
    const recorded = await recordViews(page);
    for (const path of ['/', '/Aspibet']) {
      await site.open(path);
      await expect
        .poll(async () => (await recorded.read()).some(({ main }) => INVITATION.test(main)), path)
        .toBe(true);
      expect((await recorded.read()).some(({ navigation }) => INVITATION.test(navigation))).toBe(true);
    }
  });
});
