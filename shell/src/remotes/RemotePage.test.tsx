import { AppError, definePage } from '@galopin/shared/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageOutcome } from './createPageLoader';
import { fakeBuild, fakePages, fakeRoute, ready, textPage } from '../testing/fixtures';
import { renderSite } from '../testing/renderSite';

const routes = [
  fakeRoute(),
  fakeRoute({ path: '/Aspibet', name: 'Aspibet', page: 'tips', title: 'Pronostics' }),
];
const build = fakeBuild();
const failed: PageOutcome = {
  status: 'failed',
  buildId: build.buildId,
  error: new AppError('remote-load', 'gone'),
};
const visit = (home: PageOutcome | (() => PageOutcome), path = '/') =>
  renderSite({
    routes,
    pages: fakePages({ 'mf-test/home': home, 'mf-test/tips': ready(textPage('Pronostics')) }),
    path,
  });
const place = () => document.querySelector('[data-remote]');

describe('the place a remote is mounted in', () => {
  it('names the remote and its build', async () => {
    await visit(ready(textPage('Les courses')));
    expect(place()).toHaveAttribute('data-remote', 'mf-test');
    expect(place()).toHaveAttribute('data-build', build.buildId);
    expect(place()).toHaveTextContent('Les courses');
  });

  it('titles the document with the route’s title while the page has none of its own', async () => {
    await visit(ready(textPage('Les courses')));
    expect(document.title).toBe('Une page – Galopin');
  });
});

describe('a remote that could not be loaded', () => {
  it('leaves a card with « Réessayer », the page’s name, and the rest of the site', async () => {
    await visit(failed);
    expect(screen.getByRole('alert')).toHaveTextContent('Cette partie du site n’a pas pu être chargée');
    expect(place()).toHaveAttribute('data-build', build.buildId);
    expect(screen.getByRole('heading', { level: 1, name: 'Une page' })).toBeInTheDocument();
    expect(document.title).toBe('Une page – Galopin');
    expect(screen.getByRole('navigation', { name: 'Navigation principale' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Aspibet' }));
    expect(await screen.findByRole('heading', { name: 'Pronostics' })).toBeVisible();
  });

  it('is there after « Réessayer » once it can be loaded', async () => {
    let outcome: PageOutcome = failed;
    await visit(() => outcome);
    outcome = ready(textPage('Les courses'));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Les courses' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its card while it cannot', async () => {
    await visit(failed);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('a page that crashes while rendering', () => {
  let crashes: boolean;
  const page = definePage({
    Page: () => {
      if (crashes) throw new Error('boom');
      return <h1>Les courses</h1>;
    },
  });
  let logged: jest.SpyInstance;
  beforeEach(() => {
    crashes = true;
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('is contained: card, header and navigation stay', async () => {
    await visit(ready(page));
    expect(screen.getByRole('alert')).toHaveTextContent('Cette page a rencontré un problème');
    expect(place()).toHaveAttribute('data-build', build.buildId);
    expect(screen.getByRole('heading', { level: 1, name: 'Une page' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(logged).toHaveBeenCalledWith(
      'mf-test crashed while rendering',
      expect.objectContaining({ build: build.buildId, message: 'boom' }),
    );
  });

  it('renders again after « Réessayer »', async () => {
    await visit(ready(page));
    crashes = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Les courses' })).toBeVisible();
  });

  it('does not stand in the way of the next page, nor of its own next visit', async () => {
    const { router } = await visit(ready(page));
    await act(() => router.navigate('/Aspibet'));
    expect(await screen.findByRole('heading', { name: 'Pronostics' })).toBeVisible();
    crashes = false;
    await act(() => router.navigate('/'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Les courses' })).toBeVisible());
  });
});
