import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/profile';
import { memberRecord } from '../../testing/accountFixtures';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const session = fakeSessions.member;
const answering = (body: unknown) => createFakeShell({ session, now: NOW, answer: () => body });
const account = () => within(screen.getByRole('region', { name: 'Compte' }));
const subscription = () => within(screen.getByRole('region', { name: 'Abonnement' }));

describe('/Profile', () => {
  it('shows the account', async () => {
    await renderPage(page, { shell: answering({ uid: 'u1' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Mon profil' })).toBeVisible();
    expect(account().getByText('membre@demo.test')).toBeVisible();
    expect(account().getByText('Non')).toBeVisible();
    expect(account().getByText('Membre')).toBeVisible();
    expect(account().queryByText('Nom')).not.toBeInTheDocument();
  });

  it('shows a name where there is one', async () => {
    const user = { ...session.user, displayName: 'Duc d’Auge', emailVerified: true };
    const shell = createFakeShell({ session: { ...session, user }, answer: () => ({ uid: 'u1' }) });
    await renderPage(page, { shell });
    expect(account().getByText('Duc d’Auge')).toBeVisible();
    expect(account().getByText('Oui')).toBeVisible();
  });

  it.each([
    [memberRecord(NOW, 3), 'Actif', 'Votre abonnement est actif depuis 3 jours.'],
    [memberRecord(NOW, 45), 'Inactif', /^Votre abonnement est expiré \(depuis \d+ jours\)\.$/],
    [memberRecord(NOW, 1, 'denied'), 'Inactif', /État: denied/],
    [{ uid: 'u1' }, 'Aucun', 'Vous n’avez pas d’abonnement.'],
  ])('reads the subscription of %p', async (record, state, sentence) => {
    await renderPage(page, { shell: answering(record) });
    expect(subscription().getByText(state)).toBeVisible();
    expect(subscription().getByText(sentence)).toBeVisible();
  });

  it('asks nothing for the administrator, who is always subscribed', async () => {
    const { shell } = await renderPage(page, { shell: createFakeShell({ session: fakeSessions.admin }) });
    expect(account().getByText('Administrateur')).toBeVisible();
    expect(subscription().getByText('Actif')).toBeVisible();
    expect(shell.calls).toEqual([]);
  });

  it.each([httpError(500), httpError(403), new AppError('network', 'no answer')])(
    'shows the account when the subscription cannot be read (%s), and reads it again on demand',
    async (error) => {
      const revalidate = jest.fn();
      const answer = () => {
        throw error;
      };
      await renderPage(page, { shell: createFakeShell({ session, answer, revalidate }) });
      expect(account().getByText('membre@demo.test')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Votre abonnement n’a pas pu être lu');
      await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      expect(revalidate).toHaveBeenCalledTimes(1);
    },
  );

  it('gives up quietly when the visitor has left', async () => {
    const answer = () => {
      throw new AppError('aborted', 'given up');
    };
    await expect(renderPage(page, { shell: createFakeShell({ session, answer }) })).rejects.toMatchObject({
      code: 'aborted',
    });
  });

  it('shows and asks nothing without a member', async () => {
    const { shell } = await renderPage(page);
    expect(screen.getByText('Vous n’êtes pas connecté')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/connec');
    expect(shell.calls).toEqual([]);
  });

  it('takes the account away when the session ends elsewhere', async () => {
    const shell = answering(memberRecord(NOW, 3));
    await renderPage(page, { shell });
    act(() => shell.setSession({ status: 'anonymous' }));
    expect(screen.queryByText('membre@demo.test')).not.toBeInTheDocument();
  });
});
