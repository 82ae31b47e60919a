import { createFakeShell, renderPage } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/signIn';

const password = () => screen.getByLabelText('Nouveau mot de passe');

async function open(oobCode = 'a-code') {
  const shell = createFakeShell();
  await renderPage(page, { shell, query: { mode: 'resetPassword', oobCode } });
  return shell;
}

describe('a link for a new password', () => {
  it('opens the form and takes its code out of the address', async () => {
    const shell = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(shell.visited).toEqual(['/connec']);
  });

  it('sets the password and leads to the sign-in', async () => {
    await open();
    await userEvent.type(password(), 'quatre chevaux gris{Enter}');
    expect(await screen.findByText(/^Votre nouveau mot de passe est enregistré/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });

  it('that was used before says so and offers another', async () => {
    await open('used');
    await userEvent.type(password(), 'quatre chevaux gris{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce lien a déjà servi/);
    await userEvent.click(screen.getByRole('button', { name: /^Mot de passe oublié/ }));
    expect(screen.getByLabelText('Adresse e-mail')).toHaveFocus();
  });

  it('asks for a password that is long enough', async () => {
    await open();
    await userEvent.type(password(), 'court{Enter}');
    expect(password()).toHaveAccessibleDescription(/d’au moins 8 caractères/);
    expect(password()).toHaveFocus();
  });

  it('without a code is the sign-in page', async () => {
    await renderPage(page, { query: { mode: 'resetPassword' } });
    expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  });
});
