import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, renderPage, type RecordedCall } from '@galopin/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../pages/admin';
import { ADMIN_NOW, adminMembers } from '../../testing/adminFixtures';
import { messageHistory } from '../../testing/messageFixtures';

const QUESTION = 'Saisissez à nouveau votre mot de passe';
const stale = (path: string) =>
  new AppError('http', 'HTTP error! status: 403', {
    details: { status: 403, path, refusal: 'recent-sign-in-required' },
  });

/** A shell whose sign-in is too long ago until the password is given. */
function staleShell(
  needsPassword: (call: RecordedCall) => boolean,
  answer: (call: RecordedCall) => unknown,
  hasSecondFactor = false,
) {
  const given: string[] = [];
  const revalidate = jest.fn();
  const shell = createFakeShell({
    session: fakeSessions.admin,
    now: ADMIN_NOW,
    hasSecondFactor,
    revalidate,
    answer: (call) => {
      if (given.length === 0 && needsPassword(call)) throw stale(call.name);
      return answer(call);
    },
  });
  const reauthenticate = async (password: string, code?: string) => {
    await shell.session.reauthenticate(password, code);
    given.push(password);
  };
  return { shell: { ...shell, session: { ...shell.session, reauthenticate } }, revalidate };
}
const give = async (password: string) => {
  await userEvent.type(screen.getByLabelText('Mot de passe'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
};

describe('a sign-in that was too long ago', () => {
  it('for a view asks for the password in its place, and reads it then', async () => {
    const { shell, revalidate } = staleShell(
      () => true,
      () => adminMembers(),
    );
    await renderPage(page, { shell, query: { vue: 'membres' } });
    expect(screen.getByRole('heading', { name: QUESTION })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Vues de l’administration' })).toBeVisible();
    expect(screen.queryByText('abonne@demo.test')).not.toBeInTheDocument();
    await give('wrong');
    expect(await screen.findByText(/mot de passe.*incorrect/i)).toBeVisible();
    expect(revalidate).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('Mot de passe'));
    await give('demo1234');
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('asks for the code of the account’s authenticator beside the password, and says where it is wrong', async () => {
    const { shell, revalidate } = staleShell(
      () => true,
      () => adminMembers(),
      true,
    );
    await renderPage(page, { shell, query: { vue: 'membres' } });
    expect(screen.queryByLabelText('Code à 6 chiffres')).not.toBeInTheDocument();
    await give('demo1234');
    const code = await screen.findByLabelText('Code à 6 chiffres');
    expect(code).toHaveFocus();
    await userEvent.type(code, '000000{Enter}');
    expect(code).toHaveAccessibleDescription(/^Ce code n’est pas le bon/);
    expect(screen.getByLabelText('Mot de passe')).toHaveValue('demo1234');
    expect(revalidate).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
  });

  describe('for a message', () => {
    const open = async () => {
      const { shell } = staleShell(
        ({ kind }) => kind === 'post',
        ({ kind }) => (kind === 'post' ? { id: '7', scheduledFor: null } : messageHistory()),
      );
      await renderPage(page, { shell, query: { vue: 'notifications' } });
      await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Bonjour');
      await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Envoyer' }));
      await screen.findByRole('dialog', { name: QUESTION });
      return shell;
    };
    const posts = ({ calls }: { readonly calls: readonly RecordedCall[] }) =>
      calls.flatMap(({ kind, body }) => (kind === 'post' ? [body] : []));

    it('asks above it, and sends it once the password is there', async () => {
      const shell = await open();
      await give('demo1234');
      expect(await screen.findByText(/Message n° 7 envoyé/)).toBeVisible();
      expect(screen.queryByRole('dialog', { name: QUESTION })).not.toBeInTheDocument();
      const [first, second, ...more] = posts(shell);
      expect(first).toMatchObject({ message: 'Bonjour' });
      expect([second, more]).toEqual([first, []]);
    });

    it('keeps what was typed where the password is not given', async () => {
      const shell = await open();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: QUESTION })).not.toBeInTheDocument());
      expect(screen.getByDisplayValue('Bonjour')).toBeInTheDocument();
      expect(posts(shell)).toHaveLength(1);
    });
  });
});
