import { createBrowserRouter, matchRoutes } from '@galopin/shared/router';
import { isPublicRoute, LOCAL_BUILD, type PageState, type ReleaseManifest } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './App';
import { readManifest, readPageState, readPublicConfig } from './boot/readDocument';
import { startBackgroundWork } from './boot/startBackgroundWork';
import { createShellReports } from './health/createShellReports';
import { createPageClock } from './hydration/createPageClock';
import { keepPagesForOffline } from './offline/keepPagesForOffline';
import { openRendered, type RenderedFirst } from './hydration/openRendered';
import { replayTyped } from './browser/replayTyped';
import { createServices, type Services } from './services/createServices';
import { fr } from './i18n/fr';
import { addRoutes, createRoutes } from './routing/createRoutes';
import { followIntent } from './routing/followIntent';
import { keyFirstEntry } from './routing/keyFirstEntry';
import { waitForFirstRoute } from './routing/waitForFirstRoute';
import { logger } from './browser/logger';
import { startAudience } from './tracking/startAudience';

/** Milliseconds the first route may hold back the first render. */
const FIRST_ROUTE_LIMIT = 1500;

type Router = ReturnType<typeof createBrowserRouter>;

declare global {
  interface Window {
    /** Set by the document: shows a sentence that needs no bundle. */
    __galopinFailed?: () => void;
    /** Set by the document: the button that was pressed before the shell could answer, and was not answered. */
    __galopinPressed?: () => HTMLButtonElement | null;
  }
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  const manifest = readManifest(document);
  const state = readPageState(document);
  const clock = createPageClock(state?.now);
  const services = createServices(manifest, readPublicConfig(document), clock.now);
  const first =
    state &&
    (await openRendered({
      ...services,
      state,
      location: window.location,
      servedHtml: () => container.querySelector('[data-remote]')?.innerHTML ?? '',
      limit: FIRST_ROUTE_LIMIT,
    }));
  if (!first) clock.start();

  const routes = createRoutes(manifest.routes, services);
  keyFirstEntry(window.history, () => Math.random().toString(36).slice(2));
  const router = createBrowserRouter(routes, first ? { hydrationData: first.data } : {});
  services.attachRouter({ router, addRoutes: (added) => addRoutes(router, added, services) });
  followIntent(document, (pathname) => {
    const path = matchRoutes(router.routes, pathname)?.at(-1)?.route.path;
    const route = path === undefined ? undefined : services.routes.find(path);
    if (route) services.prefetchPage(route);
  });

  const reports = createShellReports(manifest.shell, services.report);
  const options: RootOptions = {
    onUncaughtError(error) {
      reports.crashed(error);
      giveUp(error);
    },
  };
  const shown = () => reports.loaded(performance.now());
  if (first) {
    const { isNarrow } = state;
    const of = builtBy(state, manifest);
    const ready = () => {
      shown();
      keepShownPages(router, manifest);
    };
    takeOver(container, first, { router, services, options, isNarrow, of, start: clock.start, shown: ready });
    return;
  }
  // Where the first data waits for the session, which begins below, the skeleton is shown at once instead.
  const waitsForSession = isReturning(services.session.get()) || !isPublicRoute(window.location.pathname);
  if (!waitsForSession) await waitForFirstRoute(router, FIRST_ROUTE_LIMIT);
  createRoot(container, options).render(<App router={router} services={services} onShown={shown} />);
  startBackgroundWork(services);
  startAudience(window, services.audience, logger);
  keepShownPages(router, manifest);
}

interface TakeOver {
  readonly router: Router;
  readonly services: Services;
  readonly options: RootOptions;
  readonly isNarrow: boolean;
  readonly of: ReturnType<typeof builtBy>;
  readonly start: () => void;
  readonly shown: () => void;
}

/** Has what is read from here on kept for where there is no network; what is being developed is not. */
function keepShownPages(router: Router, { shell }: ReleaseManifest): void {
  if (shell.buildId === LOCAL_BUILD) return;
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  const tell = keepPagesForOffline({
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
    savesData: connection?.saveData === true,
    opened: window.location.pathname + window.location.search,
    logger,
  });
  let told = router.state.location.key;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === told) return;
    told = location.key;
    tell(location.pathname + location.search);
  });
}

/** Whose page the document brought. */
function builtBy({ route: path, build }: PageState, { routes, shell }: ReleaseManifest) {
  const route = routes.find((entry) => entry.path === path);
  if (!route || build === null)
    return { remote: 'shell', build: shell.buildId, role: shell.role ?? ('active' as const) };
  return { remote: route.remote, build: build.buildId, role: build.role, page: route.page };
}

/** Makes what the server sent alive. Nothing that changes what is shown begins before that is done. */
function takeOver(container: HTMLElement, { alive, late }: RenderedFirst, given: TakeOver): void {
  const { router, services, options, isNarrow, of, start, shown } = given;
  // From here on React brings to life first what is pressed.
  const pressed = window.__galopinPressed?.();
  const handleAlive = () => {
    start();
    replayTyped(container);
    pressed?.click();
    shown();
    startBackgroundWork(services, { isPublic: true });
    startAudience(window, services.audience, logger);
    void late?.then((came) => {
      if (came) void router.revalidate();
      else services.notifications.notify({ message: fr.remote.servedText, status: 'warning' });
    });
  };
  // Who leaves the page before it is alive waits for it no longer.
  const isLeft = new Promise<void>((resolve) => {
    const stop = router.subscribe(() => {
      stop();
      resolve();
    });
  });
  const handleShown = () => void Promise.race([alive, isLeft]).then(handleAlive);
  // In pieces: a visitor who taps meanwhile does not wait for all of it.
  startTransition(() => {
    hydrateRoot(
      container,
      <App router={router} services={services} isNarrow={isNarrow} onShown={handleShown} />,
      {
        ...options,
        onRecoverableError(error) {
          const message = error instanceof Error ? error.message : String(error);
          logger.error('What was rendered differs from what the server sent', { message });
          services.report({ kind: 'mismatch', ...of, message });
        },
      },
    );
  });
}

/** Nothing of the shell is left on screen: the sentence of the document stands in. */
function giveUp(error: unknown): void {
  logger.error(fr.boot.failed, { message: error instanceof Error ? error.message : String(error) });
  window.__galopinFailed?.();
}

start().catch((error: unknown) => {
  giveUp(error);
  throw error;
});
