import { AppError, definePage } from '@galopin/shared/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageOutcome } from '../remotes/createPageLoader';
import { member } from '../testing/createFakeIdentity';
import { fakePages, fakeRoute, ready, textPage } from '../testing/fixtures';
import { renderSite } from '../testing/renderSite';

const routes = [
  fakeRoute(),
  fakeRoute({ path: '/Profile', name: 'Profile', page: 'profile', title: 'Mon profil' }),
  fakeRoute({ path: '/connec', name: 'connec', page: 'signIn', title: 'Connexion' }),
  fakeRoute({
    path: '/Course/:id',
    name: 'Course',
    page: 'race',
    title: 'Course',
    params: { id: 'positiveInteger' },
  }),
];
const outcomes = {
  'mf-test/home': ready(textPage('Les courses')),
  'mf-test/profile': ready(textPage('Votre compte')),
  'mf-test/signIn': ready(textPage('Se connecter ici')),
  'mf-test/race': ready(textPage('Une course')),
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function visit(path: string, changes: Readonly<Record<string, PageOutcome>> = {}, wasSignedIn = false) {
  const pages = fakePages({ ...outcomes, ...changes });
  return { pages, ...(await renderSite({ routes, pages, path, wasSignedIn })) };
}

describe('a public page', () => {
  it('is shown before anything is known of the session', async () => {
    const { session } = await visit('/');
    expect(await heading('Les courses')).toBeVisible();
    expect(session.get().status).toBe('unknown');
  });

  it('is found in any case and with a trailing slash', async () => {
    await visit('/course/7/');
    expect(await heading('Une course')).toBeVisible();
  });

  it('gets what its loader returns for the address', async () => {
    const page = definePage({
      loader: async ({ params, query }) => `${params['id']} ${query['onglet']}`,
      Page: ({ data }) => <h1>{data}</h1>,
      title: (data) => `Course ${data}`,
    });
    await visit('/Course/7?onglet=cotes', { 'mf-test/race': ready(page) });
    expect(await heading('7 cotes')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Course 7 cotes – Galopin'));
  });
});

describe('a guarded page', () => {
  it('waits for an unknown session, then sends an anonymous visitor to /connec', async () => {
    const { router, session, settle, pages } = await visit('/Profile');
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/Profile');
    await settle(null);
    expect(await heading('Se connecter ici')).toBeVisible();
    expect(router.state.location.pathname).toBe('/connec');
    expect(pages.asked.filter((asked) => asked === 'mf-test/signIn')).not.toHaveLength(0);
    expect(session.account().messageToUser).toBe('members-only');
  });

  it('sends everybody to /connec while the identity provider fails', async () => {
    const { router, settle } = await visit('/profile/');
    await settle(new Error('quota'));
    expect(await heading('Se connecter ici')).toBeVisible();
    expect(router.state.location.pathname).toBe('/connec');
  });

  it('lets a member in, its code fetched while the session was being restored', async () => {
    const { settle, pages } = await visit('/Profile', {}, true);
    await waitFor(() => expect(pages.asked).toContain('mf-test/profile'));
    expect(screen.queryByRole('heading', { name: 'Votre compte' })).toBeNull();
    await settle(member);
    expect(await heading('Votre compte')).toBeVisible();
  });

  it('asks for no data before the visitor may see it', async () => {
    const loader = jest.fn(async () => undefined);
    const page = definePage({ loader, Page: () => <h1>Votre compte</h1> });
    const { settle } = await visit('/Profile', { 'mf-test/profile': ready(page) }, true);
    expect(loader).not.toHaveBeenCalled();
    await settle(null);
    await heading('Se connecter ici');
    expect(loader).not.toHaveBeenCalled();
  });

  it('is left for /connec after signing out', async () => {
    const { settle, router, session, shell } = await visit('/Profile', {}, true);
    await settle(member);
    await heading('Votre compte');
    session.subscribe(shell.revalidate);
    await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(await heading('Se connecter ici')).toBeVisible();
    expect(router.state.location.pathname).toBe('/connec');
    // The page that was left asked the guard once more; who signed out needs no explanation.
    expect(session.account().messageToUser).toBeNull();
  });
});

describe('an address that leads nowhere', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('is named when no route knows it', async () => {
    await visit('/x');
    expect(await screen.findByText('Page not found: /x')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is named, without loading the page, when it breaks the route’s rules', async () => {
    const { pages, router } = await visit('/');
    await act(() => router.navigate('/Course/abc'));
    expect(await screen.findByText('Page Not Found: /Course/abc')).toBeVisible();
    expect(pages.asked.filter((asked) => asked === 'mf-test/race')).toHaveLength(0);
  });

  it('is named when the page’s loader knows no such thing', async () => {
    const page = definePage({
      loader: () => Promise.reject(new AppError('not-found', 'no race 404')),
      Page: () => null,
    });
    await visit('/Course/404', { 'mf-test/race': ready(page) });
    expect(await screen.findByText('Page Not Found: /Course/404')).toBeVisible();
  });
});

describe('a page whose loader fails', () => {
  let works: boolean;
  const page = definePage({
    loader: async () => {
      if (!works) throw new AppError('http', 'HTTP error! status: 500', { details: { status: 500 } });
    },
    Page: () => <h1>Une course</h1>,
  });
  let logged: jest.SpyInstance;
  beforeEach(() => {
    works = false;
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('shows « Internal Server Error » inside the layout, and works again after « Réessayer »', async () => {
    await visit('/Course/7', { 'mf-test/race': ready(page) });
    expect(await heading('Cette page n’a pas pu s’afficher')).toBeVisible();
    expect(screen.getByText('Internal Server Error')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('Une course')).toBeVisible();
  });

  it('shows a search bot nothing, and logs', async () => {
    jest
      .spyOn(window.navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
    await visit('/Course/7', { 'mf-test/race': ready(page) });
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('A page could not be shown', {
        status: 500,
        message: 'HTTP error! status: 500',
      }),
    );
    expect(screen.queryByText('Internal Server Error')).toBeNull();
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });

  it.each([
    ['a route', new Response(null, { status: 404, statusText: 'Not Found' })],
    ['the API', new AppError('http', 'HTTP error! status: 404', { details: { status: 404 } })],
  ])('shows « Page Not Found » when %s answers 404', async (_, failure) => {
    const missing = definePage({
      loader: () => Promise.reject(failure),
      Page: () => null,
    });
    await visit('/Course/7', { 'mf-test/race': ready(missing) });
    expect(await heading('Page introuvable')).toBeVisible();
    expect(screen.getByText('Page Not Found')).toBeVisible();
  });
});
