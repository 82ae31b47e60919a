import { createFakeShell, httpError, renderPage, type FakeShellOptions } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './about';

const LAST = { jour: '2026-11-22', meetings: 8, races: 61, runners: 712 };

function open(options: FakeShellOptions = {}) {
  return renderPage(page, { shell: createFakeShell({ answer: () => [LAST], ...options }) });
}

describe('/Propos', () => {
  it('says what the site is, who sees what, and how days are meant', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const title of [
      'Qui voit quoi',
      'D’où viennent les données',
      'Heures et journées',
      'Jeu responsable',
    ]) {
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    }
    expect(screen.getByText(/heure de Paris.*temps universel \(UTC\)/)).toBeInTheDocument();
  });

  it('says plainly that the data is invented in demo mode', async () => {
    await open({ demo: true });
    expect(screen.getByText('Vous êtes sur une version de démonstration')).toBeInTheDocument();
  });

  it('does not speak of a demo elsewhere', async () => {
    await open({ demo: false });
    expect(screen.queryByText(/démonstration/)).not.toBeInTheDocument();
  });

  it('links to the day, the guide and the profile', async () => {
    await open();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/Jour', '/Aspibet-guide', '/Profile']));
  });

  it('says how fresh the data is', async () => {
    const { shell } = await open();
    expect(shell.calls).toEqual([{ kind: 'get', name: '/apin/days', query: { limit: 1 } }]);
    const words = screen.getByText(/Dernière journée enregistrée/).textContent?.replace(/\s/g, ' ');
    expect(words).toBe(
      'Dernière journée enregistrée : dimanche 22 novembre 2026 (8 réunions, 61 courses, 712 partants).',
    );
  });

  it('says that nothing is recorded yet', async () => {
    await open({ answer: () => [] });
    expect(screen.getByText('Aucune journée n’est encore enregistrée.')).toBeInTheDocument();
  });

  it.each([
    [
      'cannot be had',
      () => {
        throw httpError(503, '/apin/days');
      },
    ],
    ['makes no sense', () => ({ days: 3 })],
  ])('is there when the freshness %s, which can be asked for again', async (_, answer) => {
    const revalidate = jest.fn();
    await open({ answer, revalidate });
    expect(screen.getByText('La fraîcheur des données n’a pas pu être vérifiée.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(revalidate).toHaveBeenCalledTimes(1);
  });

  it('names where the publisher’s address is', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Mentions légales' })).toHaveAttribute(
      'href',
      '/mentions-legales',
    );
  });
});
