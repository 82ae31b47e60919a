import { AppError } from '@galopin/shared/contracts';
import { createFakeShell, fakeSessions, httpError, renderPage } from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../pages/admin';
import { healthAnswer } from '../../testing/accountFixtures';

const NOW = Date.parse('2026-11-21T14:15:00Z');
const card = (name: string) => within(screen.getByRole('region', { name }));

function adminShell(answer: () => unknown, revalidate = jest.fn()) {
  return createFakeShell({ session: fakeSessions.admin, now: NOW, answer, revalidate });
}
function failing(error: Error, revalidate?: jest.Mock) {
  return adminShell(() => {
    throw error;
  }, revalidate);
}

describe('/Admin', () => {
  it('shows the administrator how every part is, in words', async () => {
    await renderPage(page, { shell: adminShell(() => healthAnswer()) });
    expect(screen.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    expect(card('Système').getByText('Opérationnel')).toBeVisible();
    expect(card('Système').getByText('1 jour et 3 heures')).toBeVisible();
    expect(card('Système').getByText('3 clients connectés')).toBeVisible();
    expect(card('Base de données').getByText('2 ms')).toBeVisible();
    expect(card('Base de données').getByText('17.5')).toBeVisible();
    expect(card('Système').getByText('184 Mo')).toBeVisible();
    expect(card('Parse Server').getByText('Opérationnel')).toBeVisible();
    expect(card('Versions').getByText('v20.20.0')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Relevé à 15h15');
  });

  it('tells what is down, why, and what is not known', async () => {
    const answer = healthAnswer({
      status: 'failing',
      uptimeSeconds: 12,
      database: { status: 'failing', latencyMs: 3000, version: null, reason: 'No answer within 3000 ms' },
      parse: { status: 'sleepy', latencyMs: 3 },
      stream: { clients: 0 },
      versions: {},
    });
    await renderPage(page, { shell: adminShell(() => answer) });
    expect(card('Système').getByText('En panne')).toBeVisible();
    expect(card('Système').getByText('moins d’une minute')).toBeVisible();
    expect(card('Base de données').getByText('En panne')).toBeVisible();
    expect(card('Base de données').getByText('No answer within 3000 ms')).toBeVisible();
    expect(card('Parse Server').getByText('État inconnu')).toBeVisible();
    expect(card('Versions').getByText('Le serveur n’en annonce aucune.')).toBeVisible();
  });

  it('reads the health again on demand', async () => {
    const revalidate = jest.fn();
    await renderPage(page, { shell: adminShell(() => healthAnswer(), revalidate) });
    await userEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it.each(['anonymous', 'member', 'subscriber'] as const)(
    'is closed to a visitor who is %s, without asking the server',
    async (kind) => {
      const shell = createFakeShell({ session: fakeSessions[kind], answer: () => healthAnswer() });
      await renderPage(page, { shell });
      expect(screen.getByText('Accès réservé')).toBeVisible();
      expect(screen.queryByText('Base de données')).not.toBeInTheDocument();
      expect(shell.calls).toEqual([]);
    },
  );

  it('is closed when the server says so', async () => {
    await renderPage(page, { shell: failing(httpError(403)) });
    expect(screen.getByText('Accès réservé')).toBeVisible();
  });

  it.each([httpError(503), new AppError('network', 'no answer'), new AppError('malformed', 'x')])(
    'says that the health could not be read (%s), and asks again on demand',
    async (error) => {
      const revalidate = jest.fn();
      await renderPage(page, { shell: failing(error, revalidate) });
      expect(screen.getByRole('alert')).toHaveTextContent('L’état du système n’a pas pu être lu');
      await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
      expect(revalidate).toHaveBeenCalledTimes(1);
    },
  );
});
