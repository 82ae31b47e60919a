import { createFakeShell, renderPage } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/signIn';

const email = () => screen.getByLabelText('Adresse e-mail');
const password = () => screen.getByLabelText('Mot de passe');
const LABEL = 'Code à 6 chiffres';

async function signIn(hasSecondFactor = true, typed = 'demo1234') {
  const shell = createFakeShell({ hasSecondFactor });
  await renderPage(page, { shell });
  await userEvent.type(email(), 'admin@demo.test');
  await userEvent.type(password(), `${typed}{Enter}`);
  return shell;
}

describe('the code of an authenticator at the sign-in', () => {
  it('is asked for once the provider wants it, and opens the session beside the password', async () => {
    const shell = await signIn();
    const code = await screen.findByLabelText(LABEL);
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAccessibleDescription(/^Saisissez le code à 6 chiffres/);
    expect(shell.session.get().status).toBe('anonymous');
    // As apps show it.
    await userEvent.type(code, '123 456{Enter}');
    expect(shell.session.get()).toMatchObject({ status: 'signedIn', user: { email: 'admin@demo.test' } });
    expect(shell.visited).toEqual(['/']);
  });

  it.each([
    ['000000', /^Ce code n’est pas le bon/],
    [' ', /^Saisissez le code à 6 chiffres/],
  ])('that is « %s » opens nothing, says so at the field and loses nothing', async (typed, sentence) => {
    const shell = await signIn();
    const code = await screen.findByLabelText(LABEL);
    await userEvent.type(code, `${typed}{Enter}`);
    expect(code).toHaveAccessibleDescription(sentence);
    expect(code).toHaveFocus();
    expect(email()).toHaveValue('admin@demo.test');
    expect(password()).toHaveValue('demo1234');
    expect(shell.session.get().status).toBe('anonymous');
  });

  it('is asked of nobody who does not need one', async () => {
    const shell = await signIn(false);
    expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
    expect(shell.session.get().status).toBe('signedIn');
  });

  it('is not asked for after a wrong password: that the account has one is told to nobody else', async () => {
    await signIn(true, 'wrong');
    expect(screen.getByRole('alert')).toHaveTextContent('Adresse e-mail ou mot de passe incorrect.');
    expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
  });

  it('is forgotten with the form', async () => {
    await signIn();
    await screen.findByLabelText(LABEL);
    await userEvent.click(screen.getByRole('button', { name: /^Mot de passe oublié/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Retour à la connexion' }));
    expect(email()).toHaveValue('admin@demo.test');
    expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
  });
});
