import { AccountPage, freshAddress } from '../pages/AccountPage';
import { SitePage } from '../pages/SitePage';
import { expectNoOverflow } from '../support/expectNoOverflow';
import { expectNoViolations } from '../support/expectNoViolations';
import { sentCode } from '../support/sentCode';
import { takePictures } from '../support/takePictures';
import { expect, test } from '../support/test';

const PASSWORD = 'trois chevaux gris';

test.describe('an account', () => {
  test('is made, entered, the same in every tab, alive after a reload, and left', async ({
    site,
    page,
    context,
  }) => {
    const account = new AccountPage(page);
    const email = freshAddress();
    await account.signUp(email, PASSWORD);
    await expect(page.getByRole('heading', { name: 'Votre compte est créé' })).toBeFocused();
    await expect(page).toHaveURL('/connec');
    const signOut = site.navigation.getByRole('button', { name: 'Se déconnecter' });
    await signOut.click();
    await expect(account.email).toBeVisible();

    await site.enterAs(email, PASSWORD);
    await page.reload();
    await expect(signOut).toBeVisible();

    const other = new SitePage(await context.newPage());
    await other.open('/Profile');
    await expect(other.page.getByText(email).first()).toBeVisible();
    await signOut.click();
    await expect(page).toHaveURL('/connec');
    await expect(page.getByText('réservée aux membres')).toHaveCount(0);
    await expect(other.page).toHaveURL('/connec');
    await expect(other.page.getByText('La page demandée est réservée aux membres')).toBeVisible();
    other.expectNoTrouble();
  });

  test('is made known to the API and checked before / is shown', async ({ site, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/apin/user/')) return;
      asked.push(
        `${request.method()} ${pathname.replace(/[^/]+$/, (uid) => (uid === 'init' ? uid : '{uid}'))}`,
      );
      expect(request.headers()['authorization'], pathname).toMatch(/^Bearer ey/);
      expect(request.postData()).toBeNull();
    });
    await site.enterAs('abonne@demo.test');
    expect(asked.slice(0, 2)).toEqual(['POST /apin/user/init', 'GET /apin/user/{uid}']);
    await expect(page.getByText('Votre abonnement est actif depuis 3 jours')).toBeVisible();
  });

  test('that exists already is told beside its address', async ({ site, page }) => {
    site.forgive(/400/);
    const account = new AccountPage(page);
    await account.signUp('membre@demo.test', PASSWORD);
    await expect(account.email).toHaveAccessibleDescription(/Un compte existe déjà/);
    await expect(account.email).toBeFocused();
  });
});

test.describe('a forgotten password', () => {
  test('is replaced by the link, once', async ({ site, page }) => {
    site.forgive(/400/);
    const account = new AccountPage(page);
    const email = freshAddress();
    await account.signUp(email, PASSWORD);
    await expect(page.getByRole('heading', { name: 'Votre compte est créé' })).toBeVisible();
    await site.navigation.getByRole('button', { name: 'Se déconnecter' }).click();

    await account.button('Retour à la connexion').click();
    await account.button(/Mot de passe oublié/).click();
    await account.email.fill(email);
    await account.button('Recevoir un lien').click();
    await expect(page.getByText(`Si un compte existe pour ${email}`)).toBeVisible();
    await takePictures(page, 'connec-link-sent');
    const address = `/connec?mode=resetPassword&oobCode=${await sentCode(email)}`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouveau mot de passe');
    await expect(page).toHaveURL('/connec');
    await expectNoViolations(page);
    await account.newPassword.fill('quatre chevaux bais');
    await account.button('Enregistrer').click();
    await expect(page.getByText('Votre nouveau mot de passe est enregistré')).toBeVisible();
    await account.email.fill(email);
    await account.password.fill('quatre chevaux bais');
    await account.signIn.click();
    await expect(page).toHaveURL('/');

    await page.goto(address);
    await account.newPassword.fill('cinq chevaux alezans');
    await account.button('Enregistrer').click();
    await expect(account.alert).toContainText('Ce lien a déjà servi');
  });

  test('of an address without account gets the same answer', async ({ site, page }) => {
    site.forgive(/400/);
    const account = new AccountPage(page);
    await page.goto('/connec');
    await account.button(/Mot de passe oublié/).click();
    await account.email.fill('personne@course.test');
    await account.button('Recevoir un lien').click();
    await expect(page.getByText('Si un compte existe pour personne@course.test')).toBeVisible();
  });
});

test.describe('without the identity provider', () => {
  test('the site says so after the waiting time, and its public pages work', async ({ site, page }) => {
    site.forgive(/Failed to load resource|ERR_FAILED|Loading chunk|Firebase/);
    await page.route(/\/_mf\/shell\/.*identity.*\.js/, (route) => route.abort());
    const account = new AccountPage(page);
    await site.signIn('membre@demo.test');
    await expect(account.alert).toHaveText("Firebase n'est pas disponible. Veuillez rafraîchir la page.");
    await account.button(/Mot de passe oublié/).click();
    await account.button('Recevoir un lien').click();
    await expect(account.alert).toHaveText('Firebase non disponible');
    await site.open('/Aspibet');
    await expect(site.mounted).toHaveAttribute('data-remote', 'mf-aspibet');
  });

  test('the network is named when nobody answers', async ({ site, page }) => {
    site.forgive(/Failed to load resource|ERR_/);
    const noAnswer = page.getByText('Pas de réponse du service de connexion');
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
    await site.signIn('membre@demo.test');
    await expect(noAnswer).toBeVisible();
    await site.open('/');

    // What delivery answers once the emulator has stopped.
    await page.unrouteAll();
    await page.route('**/identitytoolkit.googleapis.com/**', (route) =>
      route.fulfill({
        status: 502,
        contentType: 'text/plain',
        body: 'The identity provider does not answer.',
      }),
    );
    await site.signIn('membre@demo.test');
    await expect(noAnswer).toBeVisible();
  });

  test('who signs in while it is starting is told so, and let in when it is there', async ({
    site,
    page,
  }) => {
    site.forgive(/503/);
    // What the emulator answers until it has loaded.
    await page.route('**/identitytoolkit.googleapis.com/**', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 503, message: 'SIGN_IN_STARTING' } } }),
    );
    await site.signIn('membre@demo.test');
    await expect(page.getByText('La connexion démarre…')).toBeVisible();
    await takePictures(page, 'sign-in-starting');
    await expect(page).toHaveURL(/\/connec/);
    await page.unrouteAll();
    await expect(page).toHaveURL('/');
    await expect(site.navigation.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });
});

test.describe('/connec', () => {
  test('is used with the keyboard alone', async ({ site, page }) => {
    await site.open('/connec');
    const account = new AccountPage(page);
    for (let pressed = 0; pressed < 30; pressed += 1) {
      await page.keyboard.press('Tab');
      if (await account.email.evaluate((input) => input === document.activeElement)) break;
    }
    await expect(account.email).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(account.email).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
    await page.keyboard.type('membre@demo.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo1234');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('says why somebody was brought there, and breaks no rule of accessibility', async ({ site, page }) => {
    await page.goto('/Stats');
    await expect(page.getByText('La page demandée est réservée aux membres')).toBeVisible();
    await expectNoViolations(page);
    await takePictures(page, 'connec-sign-in');
    const account = new AccountPage(page);
    await account.button('Créer un compte').click();
    await account.button('Créer mon compte').click();
    await expect(account.email).toBeFocused();
    await expectNoViolations(page);
    await takePictures(page, 'connec-sign-up');
    await account.button(/Mot de passe oublié/).click();
    await expectNoViolations(page);
    await takePictures(page, 'connec-forgotten');
    await expectNoOverflow(site.page);
  });
});

test.describe('the legal pages', () => {
  for (const [name, path] of [
    ['Mentions légales', '/mentions-legales'],
    ['Conditions générales de vente', '/cgv'],
    ['Confidentialité', '/confidentialite'],
  ] as const) {
    test(`« ${name} » is read by everybody, from the footer`, async ({ site, page }) => {
      await site.open('/');
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(site.heading).toHaveText(name);
      await expectNoViolations(page);
      await takePictures(page, `legal${path.replace('/', '-')}`);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: 'Galopin' }).click();
      await expect(site.mounted).toHaveAttribute('data-remote', 'mf-races');
    });
  }
});
