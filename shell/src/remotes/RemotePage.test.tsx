import { AppError, definePage, type PageModule } from '@galopin/shared/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import type { PageOutcome } from './createPageLoader';
import { activeBuild, createFallbackPages, lastGoodBuild } from '../testing/createFallbackPages';
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
    await userEvent.click(screen.getByRole('link', { name: 'Pronostics' }));
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

describe('a remote out of service', () => {
  it('leaves a card that says so, the page’s name, and nothing to press', async () => {
    await visit({ status: 'disabled' });
    expect(screen.getByText('Cette partie du site est en maintenance')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Une page' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    expect(place()).toHaveAttribute('data-remote', 'mf-test');
  });
});

describe('a page that crashes while rendering', () => {
  let crashes: boolean;
  const fragile = definePage({
    Page: () => {
      if (crashes) throw new Error('boom');
      return <h1>Les courses</h1>;
    },
  });
  const open = (lastGood?: PageModule, path = '/') =>
    renderSite({
      routes,
      path,
      pages: createFallbackPages({ active: fragile, ...(lastGood && { lastGood }) }),
    });
  beforeEach(() => {
    crashes = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('gives way to the last good build, in the page', async () => {
    const { events } = await open(textPage('Les courses d’avant'));
    expect(await screen.findByRole('heading', { name: 'Les courses d’avant' })).toBeVisible();
    expect(place()).toHaveAttribute('data-build', lastGoodBuild.buildId);
    expect(place()).toHaveAttribute('data-role', 'lastGood');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(events.map(({ kind, role }) => `${kind} ${role}`)).toEqual([
      'loaded lastGood',
      'fallback lastGood',
    ]);
  });

  it('leaves its card where there is no last good build: header and navigation stay', async () => {
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette page a rencontré un problème');
    expect(place()).toHaveAttribute('data-build', activeBuild.buildId);
    expect(screen.getByRole('heading', { level: 1, name: 'Une page' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('renders again after « Réessayer »', async () => {
    await open();
    crashes = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Les courses' })).toBeVisible();
  });

  it('leaves its card when the last good build crashes as well', async () => {
    await open(fragile);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette page a rencontré un problème');
  });

  it('does not stand in the way of the next page', async () => {
    const { router } = await open();
    await screen.findByRole('alert');
    crashes = false;
    await act(() => router.navigate('/Aspibet'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Les courses' })).toBeVisible());
  });

  it('asks before anything takes its place while input is held', async () => {
    crashes = false;
    const { shell, router } = await open(textPage('Les courses d’avant'));
    shell.holdUnsavedInput();
    crashes = true;
    await act(() => router.revalidate());
    expect(await screen.findByRole('alert')).toHaveTextContent('rien ne sera rechargé sans votre accord');
    await userEvent.click(screen.getByRole('button', { name: 'Recharger cette partie' }));
    expect(await screen.findByRole('heading', { name: 'Les courses d’avant' })).toBeVisible();
  });
});

describe('a page that suspends', () => {
  it('is reported as loaded only once it is on screen', async () => {
    let arrive: () => void = () => undefined;
    const Late = lazy(
      () =>
        new Promise<{ default: () => ReactNode }>((resolve) => {
          arrive = () => resolve({ default: () => <h1>Enfin</h1> });
        }),
    );
    const { events } = await visit(ready(definePage({ Page: () => <Late /> })));
    expect(await screen.findByRole('status')).toHaveTextContent('Chargement');
    expect(events).toEqual([]);
    await act(async () => arrive());
    expect(await screen.findByRole('heading', { name: 'Enfin' })).toBeVisible();
    expect(events).toMatchObject([{ kind: 'loaded', remote: 'mf-test', page: 'home', role: 'active' }]);
  });
});
