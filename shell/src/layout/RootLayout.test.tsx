import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, member } from '../testing/createFakeIdentity';
import { fakePages, fakeRoute, ready, textPage } from '../testing/fixtures';
import { renderSite } from '../testing/renderSite';

const routes = [
  fakeRoute(),
  fakeRoute({ path: '/Aspibet', name: 'Aspibet', page: 'tips', title: 'Pronostics' }),
];
const visit = (wasSignedIn = false, wasAdmin = false) =>
  renderSite({
    routes,
    pages: fakePages({
      'mf-test/home': ready(textPage('Les courses')),
      'mf-test/tips': ready(textPage('Pronostics')),
    }),
    path: '/',
    wasSignedIn,
    wasAdmin,
  });
const navigation = () => screen.getByRole('navigation', { name: 'Navigation principale' });
const links = () =>
  within(navigation())
    .getAllByRole('link')
    .map((link) => link.textContent);
const EVERYONE = ['Accueil', 'Journée', 'Statistiques', 'Pronostics', 'Guide', 'Téléchargement', 'À propos'];

describe('the main navigation', () => {
  it('offers an anonymous visitor every page and « Se connecter »', async () => {
    const { settle } = await visit();
    await settle(null);
    expect(links()).toEqual([...EVERYONE, 'Se connecter']);
    expect(within(navigation()).getByRole('link', { name: 'Journée' })).toHaveAttribute('href', '/Jour');
    expect(within(navigation()).getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/connec',
    );
  });

  it('adds « Mon profil » for a member, and a button « Se déconnecter »', async () => {
    const { settle } = await visit();
    await settle(member);
    expect(links()).toEqual([...EVERYONE, 'Mon profil']);
    expect(within(navigation()).getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });

  it('adds « Administration » for the administrator', async () => {
    const { settle } = await visit(true, true);
    await settle(admin);
    expect(links()).toEqual([...EVERYONE, 'Mon profil', 'Administration']);
  });

  it('offers « Se connecter » at once to whom nobody expects to be a member', async () => {
    await visit();
    expect(links()).toContain('Se connecter');
  });

  it('has « Mon profil » for a returning member at once, no way in or out until the session is known', async () => {
    const { settle } = await visit(true);
    expect(links()).toEqual([...EVERYONE, 'Mon profil']);
    expect(within(navigation()).queryByRole('button')).toBeNull();
    await settle(member);
    expect(within(navigation()).getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  });

  it('offers « Se connecter » while the identity provider fails', async () => {
    const { settle } = await visit(true);
    await settle(new Error('quota'));
    expect(links()).toContain('Se connecter');
  });

  it('marks the current page', async () => {
    await visit();
    expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent('Accueil');
    await userEvent.click(within(navigation()).getByRole('link', { name: 'Pronostics' }));
    await waitFor(() =>
      expect(within(navigation()).getByRole('link', { current: 'page' })).toHaveTextContent('Pronostics'),
    );
  });
});

describe('the bar of a narrow window', () => {
  // Which of the two stands is the window's matter: here the header's does, and what is hidden has no role.
  const bar = () => {
    const narrow = [...document.querySelectorAll<HTMLElement>('nav')].at(-1);
    if (!narrow) throw new Error('there is no bar');
    return narrow;
  };
  const labels = (tag: 'a' | 'button') =>
    [...bar().querySelectorAll(tag)].map(({ textContent }) => textContent);

  it('has what is wanted most, and the rest in the account’s menu', async () => {
    const { settle } = await visit();
    await settle(null);
    expect(labels('a')).toEqual([
      'Courses',
      'Quinté',
      'Pronostics',
      'Journée',
      'Statistiques',
      'Guide',
      'Téléchargement',
      'À propos',
      'Se connecter',
    ]);
    expect(labels('button')).toEqual(['Recherche', 'Compte']);
    expect(within(bar()).getByText('Quinté').closest('a')).toHaveAttribute('href', '/?vue=quinte');
  });

  it('tells the Quinté+ from the other races of the same page', async () => {
    const { router } = await visit();
    const current = () => bar().querySelector('[aria-current="page"]');
    expect(current()).toHaveTextContent('Courses');
    await act(() => router.navigate('/?vue=quinte'));
    expect(current()).toHaveTextContent('Quinté');
  });

  it('has the way out of a member’s session last in the menu', async () => {
    const { settle } = await visit();
    await settle(member);
    expect(labels('a').at(-1)).toBe('Mon profil');
    expect(labels('button').at(-1)).toBe('Se déconnecter');
  });

  it('opens the search', async () => {
    await visit();
    await userEvent.click(within(bar()).getByText('Recherche'));
    expect(await screen.findByRole('combobox', { name: /Rechercher/ })).toBeVisible();
  });
});

describe('the layout', () => {
  it('leaves the focus where the browser put it on the first page', async () => {
    await visit();
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to the one h1 of the page after a navigation', async () => {
    const { router } = await visit();
    await act(() => router.navigate('/Aspibet'));
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings).toHaveLength(1);
    expect(headings[0]).toHaveTextContent('Pronostics');
    expect(headings[0]).toHaveFocus();
  });

  it('leaves the focus alone when only the query changes', async () => {
    const { router } = await visit();
    const link = within(navigation()).getByRole('link', { name: 'Guide' });
    link.focus();
    await act(() => router.navigate('/?jour=2026-01-01'));
    expect(link).toHaveFocus();
  });

  it('lets the keyboard skip to the content', async () => {
    await visit();
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Aller au contenu' });
    expect(skip).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
  });

  it('shows messages', async () => {
    const { notifications } = await visit();
    act(() => notifications.notify({ message: 'Arrivée R1C4' }));
    expect(
      within(screen.getByRole('region', { name: 'Notifications' })).getByText('Arrivée R1C4'),
    ).toBeVisible();
  });
});

describe('the footer', () => {
  it('carries the notices that French law asks for, and leads to « À propos »', async () => {
    await visit();
    const footer = screen.getByRole('contentinfo', { name: 'Pied de page' });
    expect(footer).toHaveTextContent('interdits aux mineurs');
    expect(footer).toHaveTextContent('09 74 75 13 13');
    expect(within(footer).getByRole('link', { name: 'joueurs-info-service.fr' })).toHaveAttribute(
      'href',
      'https://www.joueurs-info-service.fr',
    );
    expect(within(footer).getByRole('link', { name: 'À propos de Galopin' })).toHaveAttribute(
      'href',
      '/Propos',
    );
  });

  it.each([
    ['Mentions légales', '/mentions-legales'],
    ['Conditions générales de vente', '/cgv'],
    ['Confidentialité', '/confidentialite'],
  ])('leads to « %s »', async (name, path) => {
    await visit();
    const footer = screen.getByRole('contentinfo', { name: 'Pied de page' });
    expect(within(footer).getByRole('link', { name })).toHaveAttribute('href', path);
  });
});
