import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, renderPage, type FakeShell } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/signIn';

const email = () => screen.getByLabelText('Adresse e-mail');
const refusedWith = (provider: string) => new AppError('auth-refused', 'refused', { details: { provider } });

async function open(resetPassword?: FakeShell['session']['resetPassword'], demo = false) {
  const shell = createFakeShell({ demo });
  const session = resetPassword ? { ...shell.session, resetPassword } : shell.session;
  await renderPage(page, { shell: { ...shell, session } });
  await userEvent.click(screen.getByRole('button', { name: /^Mot de passe oublié/ }));
}
const ask = (address: string) => userEvent.type(email(), `${address}{Enter}`);
const answer = () => screen.findByText(/^Si un compte existe pour/);

describe('a forgotten password', () => {
  it('has a link sent to the address', async () => {
    const resetPassword = jest.fn(() => Promise.resolve({ demoLink: null }));
    await open(resetPassword);
    expect(email()).toHaveFocus();
    await ask(' membre@demo.test ');
    expect(await answer()).toHaveTextContent('membre@demo.test');
    expect(screen.getByRole('heading', { level: 2, name: 'Demande enregistrée' })).toHaveFocus();
    expect(resetPassword).toHaveBeenCalledWith('membre@demo.test');
    expect(screen.queryByText(/démonstration/)).not.toBeInTheDocument();
  });

  it('is answered alike for an address without account', async () => {
    await open(() => Promise.resolve({ demoLink: null }));
    await ask('x@course.test');
    const known = (await answer()).textContent;
    document.body.replaceChildren();
    await open(() => Promise.reject(refusedWith('auth/user-not-found')));
    await ask('x@course.test');
    expect((await answer()).textContent).toBe(known);
  });

  it('says in the demonstration, which sends no mail, where the link is', async () => {
    await open(undefined, true);
    await ask('membre@demo.test');
    await answer();
    expect(screen.getByText(/^Ce site de démonstration n’envoie pas de message/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /mot de passe/ })).not.toBeInTheDocument();
  });

  it.each([
    [refusedWith('auth/too-many-requests'), /^Trop de tentatives/],
    [refusedWith('auth/network-request-failed'), /^Pas de réponse/],
    [new AppError('auth-unavailable', 'Firebase non disponible'), 'Firebase non disponible'],
  ])('says what can be done about %s', async (error, sentence) => {
    await open(() => Promise.reject(error));
    await ask('membre@demo.test');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('is not asked about without a whole address', async () => {
    const resetPassword = jest.fn(() => Promise.resolve({ demoLink: null }));
    await open(resetPassword);
    await ask('membre');
    expect(email()).toHaveAccessibleDescription(/^Indiquez une adresse e-mail complète/);
    expect(resetPassword).not.toHaveBeenCalled();
  });
});
