import { AppError, type Session } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, renderPage, type FakeShellOptions } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/signIn';
import { shellWithSignIn } from '../../testing/accountFixtures';

const email = () => screen.getByLabelText('Adresse e-mail');
const password = () => screen.getByLabelText('Mot de passe');
const submit = () => screen.getByRole('button', { name: 'Se connecter' });

async function fillAndSend(): Promise<void> {
  await userEvent.type(email(), ' duc@course.test ');
  await userEvent.type(password(), 'secret{Enter}');
}

function refusing(error: unknown, options?: FakeShellOptions) {
  return shellWithSignIn(() => Promise.reject(error), options);
}
const refusedWith = (provider: string) => new AppError('auth-refused', 'refused', { details: { provider } });

describe('/connec', () => {
  it('has fields that password managers know', async () => {
    await renderPage(page);
    expect(screen.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('signs in with what was entered and reports it', async () => {
    const signIn = jest.fn(() => Promise.resolve());
    const { shell } = await renderPage(page, { shell: shellWithSignIn(signIn) });
    await fillAndSend();
    expect(signIn).toHaveBeenCalledWith('duc@course.test', 'secret', undefined);
    expect(shell.tracked).toEqual([{ name: 'sign_in', payload: { outcome: 'done' } }]);
  });

  it('keeps the form, busy, until the next page is there', async () => {
    const { shell } = await renderPage(page);
    await userEvent.type(email(), 'membre@demo.test');
    await userEvent.type(password(), 'demo1234{Enter}');
    expect(shell.visited).toEqual(['/']);
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Vous êtes connecté')).not.toBeInTheDocument();
  });

  it('sends once, however often it is pressed', async () => {
    const signIn = jest.fn(() => new Promise<void>(() => undefined));
    await renderPage(page, { shell: shellWithSignIn(signIn) });
    await fillAndSend();
    await userEvent.type(password(), '{Enter}');
    await userEvent.click(submit());
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('keeps what was typed from being replaced or reloaded without asking', async () => {
    const { shell } = await renderPage(page, { shell: shellWithSignIn(() => Promise.resolve()) });
    expect(shell.holdsInput()).toBe(false);
    await userEvent.type(email(), 'duc');
    expect(shell.holdsInput()).toBe(true);
    await userEvent.clear(email());
    expect(shell.holdsInput()).toBe(false);
  });

  it('says beside each empty field what is missing and goes to the first', async () => {
    const signIn = jest.fn(() => Promise.resolve());
    await renderPage(page, { shell: shellWithSignIn(signIn) });
    await userEvent.click(submit());
    expect(email()).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
    expect(password()).toHaveAccessibleDescription('Indiquez votre mot de passe.');
    expect(email()).toHaveFocus();

    await userEvent.type(email(), 'duc@course.test');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await userEvent.click(submit());
    expect(password()).toHaveFocus();
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each(['auth/wrong-password', 'auth/user-not-found', 'auth/invalid-credential', 'auth/invalid-email'])(
    'announces %s in the one sentence for wrong credentials and goes to the password',
    async (code) => {
      const { shell } = await renderPage(page, { shell: refusing(refusedWith(code)) });
      await fillAndSend();
      expect(await screen.findByRole('alert')).toHaveTextContent('Adresse e-mail ou mot de passe incorrect.');
      expect(password()).toHaveFocus();
      expect(shell.tracked).toEqual([{ name: 'sign_in', payload: { outcome: 'refused' } }]);
    },
  );

  it.each([
    [refusedWith('auth/too-many-requests'), /^Trop de tentatives/],
    [refusedWith('auth/network-request-failed'), /^Pas de réponse du service de connexion/],
    [refusedWith('auth/internal-error'), /^La demande n’a pas abouti/],
    [new TypeError('broken'), /^La demande n’a pas abouti/],
    [
      new AppError('auth-unavailable', "Firebase n'est pas disponible. Veuillez rafraîchir la page."),
      "Firebase n'est pas disponible. Veuillez rafraîchir la page.",
    ],
  ])('says what can be done about %s, and lets the visitor try again', async (error, sentence) => {
    await renderPage(page, { shell: refusing(error) });
    await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(submit()).not.toHaveAttribute('aria-busy');
    expect(password()).toHaveValue('secret');
  });

  it('shows the password on demand and hides it again to send it', async () => {
    await renderPage(page, { shell: shellWithSignIn(() => new Promise<void>(() => undefined)) });
    await userEvent.click(screen.getByRole('button', { name: 'Afficher les caractères' }));
    expect(password()).toHaveAttribute('type', 'text');
    await fillAndSend();
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('lists no demo accounts on a real site', async () => {
    await renderPage(page);
    expect(screen.queryByText(/demo1234/)).not.toBeInTheDocument();
  });

  it('lists the demo accounts in demo mode; one press fills the form', async () => {
    const { shell } = await renderPage(page, { shell: createFakeShell({ demo: true }) });
    const accounts = screen.getByRole('region', { name: 'Comptes de démonstration' });
    expect(within(accounts).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Remplir avec abonne@demo.test' }));
    expect(email()).toHaveValue('abonne@demo.test');
    expect(submit()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(shell.visited).toEqual(['/']);
  });

  it('tells who is signed in, where the profile is, and lets them sign out', async () => {
    const shell = createFakeShell({ session: fakeSessions.member });
    await renderPage(page, { shell });
    expect(screen.getByText('membre@demo.test')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir mon profil' })).toHaveAttribute('href', '/Profile');
    await userEvent.click(screen.getByRole('button', { name: 'Changer de compte' }));
    expect(shell.session.get()).toEqual({ status: 'anonymous' });
    expect(await screen.findByLabelText('Adresse e-mail')).toBeVisible();
  });

  it.each([
    ['members-only', /^La page demandée est réservée aux membres/],
    ['session-ended', /^Votre session a pris fin/],
  ] as const)(
    'says why the visitor was brought here (%s), until the page is left',
    async (reason, sentence) => {
      const shell = createFakeShell({ account: { messageToUser: reason } });
      const { unmount } = await renderPage(page, { shell });
      expect(screen.getByRole('status')).toHaveTextContent(sentence);
      unmount();
      expect(shell.session.account().messageToUser).toBeNull();
    },
  );

  it('waits for a returning member’s session instead of showing the form first', async () => {
    const shell = createFakeShell({ session: { status: 'unknown', expected: 'member' } });
    let settle: (session: Session) => void = () => undefined;
    const settled = () => new Promise<Session>((resolve) => (settle = resolve));
    const rendering = renderPage(page, { shell: { ...shell, session: { ...shell.session, settled } } });
    expect(screen.queryByLabelText('Adresse e-mail')).not.toBeInTheDocument();
    act(() => shell.setSession(fakeSessions.member));
    settle(fakeSessions.member);
    await rendering;
    expect(screen.getByText('Vous êtes connecté')).toBeVisible();
  });

  it('shows no form in a document for a member who comes back', async () => {
    const shell = createFakeShell({ session: fakeSessions.returning });
    await renderPage(page, { shell });
    expect(screen.queryByLabelText('Adresse e-mail')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  it('shows the form at once to who was never signed in, and where the session fails', async () => {
    const { unmount } = await renderPage(page, {
      shell: createFakeShell({ session: { status: 'unknown', expected: 'anonymous' } }),
    });
    expect(email()).toBeVisible();
    unmount();
    await renderPage(page, {
      shell: createFakeShell({ session: { status: 'failing', reason: 'unavailable' } }),
    });
    expect(email()).toBeVisible();
  });
});
