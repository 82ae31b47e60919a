import { AppError } from '@galopin/shared/contracts';
import {
  createFakeShell,
  fakeSessions,
  httpError,
  renderPage,
  type RecordedCall,
} from '@galopin/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../../../pages/admin';
import { healthAnswer } from '../../testing/adminFixtures';
import { releasesAnswer } from '../../testing/releaseFixtures';

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

  it('shows how PMU is followed, the demo accounts, and the build that each part of the site serves', async () => {
    const follow = {
      status: 'ok',
      role: 'standing by',
      lastAnswerAt: null,
      failures: 0,
      reason: null,
      unusable: [],
      daysWithoutRaces: [],
      filling: null,
    };
    const demoAccounts = { status: 'failing', latencyMs: 1, version: null, reason: 'no emulator' };
    const shell = createFakeShell({
      session: fakeSessions.admin,
      answer: ({ name }) =>
        name === '/_delivery/releases' ? releasesAnswer() : healthAnswer({ follow, demoAccounts }),
    });
    await renderPage(page, { shell });
    expect(card('Suivi du PMU').getByText('en réserve')).toBeVisible();
    expect(card('Comptes de démonstration').getByText('no emulator')).toBeVisible();
    for (const { buildId } of releasesAnswer().serving)
      expect(card('Versions servies').getAllByText(buildId.slice(0, 8))[0]).toBeVisible();
    expect(card('Versions servies').getByRole('link')).toHaveAttribute('href', '/Admin?vue=versions');
  });

  it('says that delivery did not answer, and shows the rest', async () => {
    const answer = ({ name }: RecordedCall) => {
      if (name === '/_delivery/releases') throw httpError(503);
      return healthAnswer();
    };
    await renderPage(page, { shell: createFakeShell({ session: fakeSessions.admin, answer }) });
    expect(card('Versions servies').getByText('Le service de livraison n’a pas répondu.')).toBeVisible();
    expect(card('Système').getByText('Opérationnel')).toBeVisible();
  });

  it('reads the health again by itself while it is seen, and once it is seen again', async () => {
    jest.useFakeTimers({ now: NOW });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    try {
      const revalidate = jest.fn();
      const shell = createFakeShell({
        session: fakeSessions.admin,
        answer: () => healthAnswer(),
        revalidate,
      });
      const { unmount } = await renderPage(page, { shell });
      jest.advanceTimersByTime(15_000);
      expect(revalidate).toHaveBeenCalledTimes(1);
      visibility.mockReturnValue('hidden');
      jest.advanceTimersByTime(60_000);
      expect(revalidate).toHaveBeenCalledTimes(1);
      visibility.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
      expect(revalidate).toHaveBeenCalledTimes(2);
      unmount();
      jest.advanceTimersByTime(60_000);
      expect(revalidate).toHaveBeenCalledTimes(2);
    } finally {
      visibility.mockRestore();
      jest.useRealTimers();
    }
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

  it('is open to an account that the page does not know for the administrator’s yet, as the server says', async () => {
    const shell = createFakeShell({ session: fakeSessions.member, answer: () => healthAnswer() });
    const checkSubscription = async () => {
      shell.setSession(fakeSessions.admin);
      return shell.session.account();
    };
    await renderPage(page, { shell: { ...shell, session: { ...shell.session, checkSubscription } } });
    expect(card('Système').getByText('Opérationnel')).toBeVisible();
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
