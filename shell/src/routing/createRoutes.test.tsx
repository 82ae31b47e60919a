import { act, screen } from '@testing-library/react';
import { fakePages, fakeRoute, ready, textPage } from '../testing/fixtures';
import { renderSite } from '../testing/renderSite';
import { addRoutes } from './createRoutes';
import { createRouteTable } from './createRouteTable';

const home = fakeRoute();
const tips = fakeRoute({ path: '/Aspibet', name: 'Aspibet', page: 'tips' });
const pages = fakePages({
  'mf-test/home': ready(textPage('Les courses')),
  'mf-test/tips': ready(textPage('Les pronostics')),
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the routes of a site', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('are more when a release brings a page', async () => {
    const site = await renderSite({ routes: [home], pages, path: '/' });
    addRoutes(site.router, [home, tips], site.routeServices);
    site.routeServices.routes.replace([home, tips]);
    await act(() => site.router.navigate('/Aspibet'));
    expect(await heading('Les pronostics')).toBeVisible();
    await act(() => site.router.navigate('/'));
    expect(await heading('Les courses')).toBeVisible();
  });

  it('are less when a release takes a page away', async () => {
    const { router, routeServices } = await renderSite({ routes: [home, tips], pages, path: '/' });
    routeServices.routes.replace([home]);
    await act(() => router.navigate('/Aspibet'));
    expect(await screen.findByText('Page not found: /Aspibet')).toBeVisible();
  });

  it('lead to another page when a release says so', async () => {
    const { router, routeServices } = await renderSite({ routes: [home, tips], pages, path: '/' });
    routeServices.routes.replace([home, { ...tips, page: 'home' }]);
    await act(() => router.navigate('/Aspibet'));
    expect(await heading('Les courses')).toBeVisible();
  });

  it('follow what the switch decides: the table counts as it is after it', async () => {
    const routes = createRouteTable([home, tips]);
    const beforePage = (url: URL) => {
      if (url.pathname === '/Aspibet') routes.replace([home]);
      return false;
    };
    const services = { routes, releaseSwitch: { beforePage } };
    const { router } = await renderSite({ routes: [home, tips], pages, path: '/', services });
    await act(() => router.navigate('/Aspibet'));
    expect(await screen.findByText('Page not found: /Aspibet')).toBeVisible();
  });
});
