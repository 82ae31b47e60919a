import { createBrowserRouter, matchRoutes } from '@galopin/shared/router';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { readManifest, readPublicConfig } from './boot/readDocument';
import { startBackgroundWork } from './boot/startBackgroundWork';
import { createShellReports } from './health/createShellReports';
import { createServices } from './services/createServices';
import { fr } from './i18n/fr';
import { addRoutes, createRoutes } from './routing/createRoutes';
import { followIntent } from './routing/followIntent';
import { waitForFirstRoute } from './routing/waitForFirstRoute';
import { logger } from './browser/logger';
import { startAudience } from './tracking/startAudience';

/** Milliseconds the first route may hold back the first render. */
const FIRST_ROUTE_LIMIT = 1500;

declare global {
  interface Window {
    /** Set by the document: shows a sentence that needs no bundle. */
    __galopinFailed?: () => void;
  }
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root');
  const manifest = readManifest(document);
  const services = createServices(manifest, readPublicConfig(document));
  const router = createBrowserRouter(createRoutes(manifest.routes, services));
  services.attachRouter({ router, addRoutes: (routes) => addRoutes(router, routes, services) });

  followIntent(document, (pathname) => {
    const path = matchRoutes(router.routes, pathname)?.at(-1)?.route.path;
    const route = path === undefined ? undefined : services.routes.find(path);
    if (route) services.prefetchPage(route);
  });

  const session = services.session.get();
  const waitsForMember = session.status === 'unknown' && session.expected === 'member';
  // A returning member's first data waits for the session: the skeleton is shown at once instead.
  if (!waitsForMember) await waitForFirstRoute(router, FIRST_ROUTE_LIMIT);
  const reports = createShellReports(manifest.shell, services.report);
  const root = createRoot(container, {
    onUncaughtError(error) {
      reports.crashed(error);
      giveUp(error);
    },
  });
  const handleShown = () => reports.loaded(performance.now());
  root.render(<App router={router} services={services} onShown={handleShown} />);
  startBackgroundWork(services);
  startAudience(window, services.audience, logger);
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
