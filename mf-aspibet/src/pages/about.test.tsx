import { createFakeShell, renderPage } from '@galopin/shared/testing';
import { screen } from '@testing-library/react';
import { page } from './about';

describe('/Propos', () => {
  it('says what the site is, who sees what, and how days are meant', async () => {
    await renderPage(page);
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
    await renderPage(page, { shell: createFakeShell({ demo: true }) });
    expect(screen.getByText('Vous êtes sur une version de démonstration')).toBeInTheDocument();
  });

  it('does not speak of a demo elsewhere', async () => {
    await renderPage(page, { shell: createFakeShell({ demo: false }) });
    expect(screen.queryByText(/démonstration/)).not.toBeInTheDocument();
  });

  it('links to the day, the guide and the profile', async () => {
    await renderPage(page);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/Jour', '/Aspibet-guide', '/Profile']));
  });
});
