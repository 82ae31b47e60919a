import { definePage, type PublicConfig } from '@galopin/shared/contracts';
import { createMemoryRouter } from '@galopin/shared/router';
import { useShell } from '@galopin/shared/shell-context';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from './App';
import { createRoutes } from './routing/createRoutes';
import { createServices } from './services/createServices';
import { fakeBuild, fakeManifest, fakeRoute } from './testing/fixtures';
import '@galopin/shared/testing/fetch';

window.scrollTo = () => undefined;
const [good, broken] = [fakeBuild('mf-good'), fakeBuild('mf-broken', 'bbbbbbbbbbbbbbbb')];
const manifest = fakeManifest({
  routes: [
    fakeRoute({ remote: 'mf-good', page: 'home' }),
    fakeRoute({ path: '/Aspibet', name: 'Aspibet', remote: 'mf-broken', page: 'tips', title: 'Pronostics' }),
  ],
  remotes: { 'mf-good': { active: good }, 'mf-broken': { active: broken } },
});
const config = {
  parse: { appId: 'a', javascriptKey: 'k', serverPath: '/parse' },
  demo: true,
} as PublicConfig;

/** What a remote's build leaves in the page: its container. */
function install(container: string, get: (expose: string) => Promise<() => unknown>) {
  Object.assign(window, { [container]: { init: () => undefined, get } });
}

const home = definePage({
  loader: async ({ shell }) => (await shell.api.get('/caractrap', { query: { jour: '2026-01-01' } })).body,
  Page: function Home({ data }) {
    const { notify, site } = useShell();
    return (
      <>
        <h1>{`${(data as unknown[]).length} courses${site.demo ? ' (démo)' : ''}`}</h1>
        <button type="button" onClick={() => notify({ message: 'Bonjour' })}>
          Saluer
        </button>
      </>
    );
  },
  title: () => 'Les courses',
});

const calls: unknown[][] = [];
let site: { readonly router: ReturnType<typeof createMemoryRouter> };
let logged: jest.SpyInstance;

/** What webpack puts into the shell's own build. */
beforeAll(() =>
  Object.assign(globalThis, {
    __webpack_init_sharing__: async () => undefined,
    __webpack_share_scopes__: { default: {} },
  }),
);
beforeEach(async () => {
  logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  install(good.container, async () => () => ({ page: home }));
  install(broken.container, () => Promise.reject(new Error('chunk 7 failed')));
  window.fetch = (async (...call: unknown[]) => {
    calls.push(call);
    return new Response('[1,2,3]');
  }) as typeof fetch;
  const services = createServices(manifest, config);
  const router = createMemoryRouter(createRoutes(manifest.routes, services));
  services.attachRouter({ router, addRoutes: () => undefined });
  site = { router };
  await act(async () => {
    render(<App router={router} services={services} />);
  });
});

describe('the site with a fake remote', () => {
  it('shows the remote’s page inside the layout, with data of the API', async () => {
    expect(await screen.findByRole('heading', { level: 1, name: '3 courses (démo)' })).toBeVisible();
    expect(calls[0]).toEqual(['/caractrap?jour=2026-01-01', expect.objectContaining({ method: 'GET' })]);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(document.title).toBe('Les courses – Galopin');
    expect(document.querySelector('[data-remote="mf-good"]')).toHaveAttribute('data-build', good.buildId);
  });

  it('lets the remote use the shell’s services', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Saluer' }));
    expect(screen.getByText('Bonjour')).toBeVisible();
  });

  it('keeps working beside a remote that is broken', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Pronostics' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(document.querySelector('[data-remote="mf-broken"]')).toHaveAttribute('data-build', broken.buildId);
    expect(logged).toHaveBeenCalledWith('mf-broken: tips failed at retry', {
      build: broken.buildId,
      code: 'remote-load',
      message: 'chunk 7 failed',
    });
    await act(() => site.router.navigate('/'));
    expect(await screen.findByRole('heading', { name: '3 courses (démo)' })).toBeVisible();
  });
});
