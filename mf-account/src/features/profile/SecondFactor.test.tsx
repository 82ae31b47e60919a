import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, renderWithShell, type FakeShell } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataCard } from './DataCard';
import { SecurityCard } from './SecurityCard';

const session = fakeSessions.admin;
const LABEL = 'Code à 6 chiffres';
const DONE = /^La double authentification est active/;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const code = () => screen.findByLabelText(LABEL);

function setUp(change: Partial<FakeShell['session']> = {}, hasSecondFactor = false) {
  const base = createFakeShell({ session, hasSecondFactor });
  const shell = { ...base, session: { ...base.session, ...change } };
  renderWithShell(<SecurityCard user={session.user} />, shell);
  return shell;
}
const begin = async (password: string) => {
  await press('Activer la double authentification');
  expect(screen.getByLabelText('Mot de passe de ce compte')).toHaveFocus();
  await userEvent.keyboard(`${password}{Enter}`);
};

describe('an authenticator', () => {
  it('is tied to the account by the password, its key and a code of it', async () => {
    const shell = setUp();
    await begin('demo1234');
    expect(await code()).toHaveFocus();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Ouvrir dans l’application/ })).toHaveAttribute(
      'href',
      'otpauth://totp/galopin?secret=JBSWY3DPEHPK3PXP',
    );
    await userEvent.keyboard('123456{Enter}');
    expect(await screen.findByText(DONE)).toHaveTextContent('Reconnectez-vous sur vos autres appareils');
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument();
    await expect(shell.session.reauthenticate('demo1234')).rejects.toMatchObject({ code: 'auth-refused' });
  });

  it.each([
    ['000000', /^Ce code n’est pas le bon/],
    ['', /^Saisissez le code à 6 chiffres/],
  ])('is not tied by the code « %s », and the key stays to try again', async (typed, sentence) => {
    const shell = setUp();
    await begin('demo1234');
    await userEvent.type(await code(), `${typed}{Enter}`);
    expect(await code()).toHaveAccessibleDescription(sentence);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    await expect(shell.session.reauthenticate('demo1234')).resolves.toBeUndefined();
  });

  it.each([
    ['autre', 'Mot de passe incorrect.'],
    ['', 'Indiquez votre mot de passe actuel.'],
  ])('is not offered for the password « %s »', async (password, sentence) => {
    setUp();
    await begin(password);
    expect(screen.getByLabelText('Mot de passe de ce compte')).toHaveAccessibleDescription(sentence);
    expect(screen.queryByLabelText(LABEL)).not.toBeInTheDocument();
  });

  it('is not offered to an account that has one', async () => {
    setUp({}, true);
    await begin('demo1234');
    expect(await screen.findByRole('alert')).toHaveTextContent('déjà active pour ce compte');
  });

  it.each([
    ['auth/operation-not-allowed', 'ne le permet pas'],
    ['auth/network-request-failed', 'Pas de réponse du service de connexion'],
    ['auth/internal-error', 'Rien n’a changé'],
  ])('that the provider refuses with %s says so and keeps the password', async (provider, sentence) => {
    const refused = new AppError('auth-refused', 'refused', { details: { provider } });
    setUp({ offerSecondFactor: () => Promise.reject(refused) });
    await begin('demo1234');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Mot de passe de ce compte')).toHaveValue('demo1234');
  });

  it('can be thought over', async () => {
    setUp();
    await begin('demo1234');
    await code();
    await press('Annuler');
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Activer la double authentification' })).toBeVisible();
  });

  it('is not offered where the address is not verified, which the provider would refuse', () => {
    const { user } = fakeSessions.member;
    renderWithShell(<SecurityCard user={user} />, createFakeShell({ session: fakeSessions.member }));
    expect(screen.getByText(/réservée aux comptes dont l’adresse e-mail est vérifiée/)).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Activer la double authentification' }),
    ).not.toBeInTheDocument();
  });
});

describe('an account with an authenticator', () => {
  it('changes its password with a code of it, and not with another', async () => {
    setUp({}, true);
    await userEvent.type(screen.getByLabelText('Mot de passe actuel'), 'demo1234');
    await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), 'un cheval au galop{Enter}');
    await userEvent.type(await code(), '000000{Enter}');
    expect(await code()).toHaveAccessibleDescription(/^Ce code n’est pas le bon/);
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue('un cheval au galop');
    await userEvent.clear(await code());
    await userEvent.type(await code(), '123456{Enter}');
    expect(await screen.findByText('Votre mot de passe est changé.')).toBeVisible();
  });

  it('is deleted with a code of it, and not with another', async () => {
    const shell = createFakeShell({ session, hasSecondFactor: true });
    renderWithShell(<DataCard user={session.user} />, shell);
    await press('Supprimer mon compte');
    await userEvent.keyboard('SUPPRIMER');
    await userEvent.type(screen.getByLabelText('Mot de passe du compte'), 'demo1234{Enter}');
    await userEvent.type(await code(), '000000{Enter}');
    expect(await code()).toHaveAccessibleDescription(/^Ce code n’est pas le bon/);
    expect(shell.session.get().status).toBe('signedIn');
    await userEvent.clear(await code());
    await userEvent.type(await code(), '123456{Enter}');
    expect(shell.session.get().status).toBe('anonymous');
  });
});
