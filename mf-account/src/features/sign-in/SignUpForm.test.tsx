import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, renderPage, type FakeShell } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/signIn';

const email = () => screen.getByLabelText('Adresse e-mail');
const password = () => screen.getByLabelText('Mot de passe');
const submit = () => screen.getByRole('button', { name: 'Créer mon compte' });

async function open(shell: FakeShell = createFakeShell()) {
  await renderPage(page, { shell });
  await userEvent.click(screen.getByRole('button', { name: 'Créer un compte' }));
  return shell;
}

function signingUp(signUp: FakeShell['session']['signUp']): FakeShell {
  const shell = createFakeShell();
  return { ...shell, session: { ...shell.session, signUp } };
}

async function fillAndSend(address = ' neuf@course.test ', secret = 'trois chevaux gris') {
  await userEvent.type(email(), address);
  await userEvent.type(password(), `${secret}{Enter}`);
}

describe('a new account', () => {
  it('is asked for in a form that password managers know, the address typed before in it', async () => {
    await renderPage(page);
    await userEvent.type(email(), 'neuf@course.test');
    await userEvent.click(screen.getByRole('button', { name: 'Créer un compte' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
    expect(email()).toHaveValue('neuf@course.test');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(password()).toHaveAccessibleDescription(/^Au moins 8 caractères/);
  });

  it('is made, and the visitor signed in without being sent anywhere', async () => {
    const { shell } = await renderPage(page);
    await userEvent.type(email(), 'neuf');
    await userEvent.type(password(), 'oublié');
    await userEvent.click(screen.getByRole('button', { name: 'Créer un compte' }));
    await fillAndSend('@course.test');
    const title = await screen.findByRole('heading', { level: 2, name: 'Votre compte est créé' });
    expect(title).toHaveFocus();
    expect(screen.getByText('neuf@course.test')).toBeVisible();
    expect(shell.visited).toEqual([]);
    expect(shell.holdsInput()).toBe(false);
  });

  it('keeps the form, busy, until all is known of the new member', async () => {
    const shell = createFakeShell();
    const signUp: FakeShell['session']['signUp'] = (...given) => {
      void shell.session.signUp(...given);
      return new Promise(() => undefined);
    };
    await open({ ...shell, session: { ...shell.session, signUp } });
    await fillAndSend();
    expect(shell.session.get().status).toBe('signedIn');
    expect(submit()).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    ['', 'trois chevaux gris', 'email', 'Indiquez votre adresse e-mail.'],
    ['neuf', 'trois chevaux gris', 'email', /^Indiquez une adresse e-mail complète/],
    ['neuf@course.test', '', 'password', 'Indiquez votre mot de passe.'],
    ['neuf@course.test', 'court', 'password', /d’au moins 8 caractères/],
    ['neuf@course.test', 'Neuf@Course.test', 'password', /ne soit pas votre adresse/],
  ])('is not asked for with %p and %p', async (address, secret, wrong, sentence) => {
    const signUp = jest.fn(() => Promise.resolve());
    await open(signingUp(signUp));
    if (address !== '') await userEvent.type(email(), address);
    if (secret !== '') await userEvent.type(password(), secret);
    await userEvent.click(submit());
    const field = wrong === 'email' ? email() : password();
    expect(field).toHaveAccessibleDescription(sentence);
    expect(field).toHaveFocus();
    expect(signUp).not.toHaveBeenCalled();
  });

  it('says beside the address that it has an account already', async () => {
    await open();
    await fillAndSend('membre@demo.test');
    expect(email()).toHaveAccessibleDescription(/^Un compte existe déjà/);
    expect(email()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Retour à la connexion' }));
    expect(email()).toHaveValue('membre@demo.test');
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });

  it.each([
    ['auth/weak-password', /trop facile/],
    ['auth/invalid-email', /n’est pas acceptée/],
  ])('says beside the field what the provider has against it: %s', async (provider, sentence) => {
    const refused = new AppError('auth-refused', 'refused', { details: { provider } });
    await open(signingUp(() => Promise.reject(refused)));
    await fillAndSend();
    const field = provider.endsWith('email') ? email() : password();
    expect(field).toHaveAccessibleDescription(sentence);
  });

  it('says in an alert what is about no field', async () => {
    const refused = new AppError('auth-refused', 'x', {
      details: { provider: 'auth/network-request-failed' },
    });
    await open(signingUp(() => Promise.reject(refused)));
    await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Pas de réponse/);
    expect(submit()).not.toHaveAttribute('aria-busy');
  });
});
