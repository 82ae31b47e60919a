import type { PublicConfig, ReleaseManifest, RouteEntry, ShellApi } from '@galopin/shared/contracts';
import type { createBrowserRouter } from '@galopin/shared/router';
import { createApiClient } from '../api/createApiClient';
import { createDataClient } from '../data/createDataClient';
import { loadParseSdk } from '../data/parseSdk';
import { createNotifications } from '../notifications/createNotifications';
import { createFederationRuntime } from '../remotes/federationRuntime';
import { createPageLoader } from '../remotes/createPageLoader';
import { createPrefetcher } from '../remotes/createPrefetcher';
import { createReleases } from '../remotes/createReleases';
import { fetchDetails } from '../remotes/fetchDetails';
import { installIntegrity } from '../remotes/installIntegrity';
import { createSession } from '../session/createSession';
import { createSessionHint } from '../session/sessionHint';
import { createTrackingBus } from '../tracking/createTrackingBus';
import { createShellApi } from './createShellApi';
import { createUnsavedInput } from './createUnsavedInput';
import { logger } from './logger';

type Router = ReturnType<typeof createBrowserRouter>;
export type Services = ReturnType<typeof createServices>;

/** Builds every service of the shell, wired to the browser. */
export function createServices(manifest: ReleaseManifest, config: PublicConfig) {
  let router: Router | undefined;
  const navigate: ShellApi['navigate'] = (to, options) => void router?.navigate(to, options ?? {});
  const now = () => Date.now();

  const session = createSession({
    load: async () => {
      const identity = await import(/* webpackChunkName: "identity" */ '../session/firebaseIdentity');
      return identity.createFirebaseIdentity(config.firebase, window.location.origin);
    },
    hint: createSessionHint(document),
    adminEmail: config.adminEmail,
    logger,
    navigate,
  });
  const releases = createReleases(manifest, fetchDetails);
  installIntegrity(window, releases);
  const tracking = createTrackingBus(logger, now, () => window.location.pathname);
  const pages = createPageLoader({
    releases,
    importPage: createFederationRuntime(releases),
    logger,
    onFailure: ({ remote, build, step }) => tracking.track('remote_failed', { remote, build, step }),
  });
  const notifications = createNotifications(logger);
  const unsaved = createUnsavedInput(window);
  const shell = createShellApi({
    site: Object.freeze({ demo: config.demo }),
    session,
    api: createApiClient({ fetch: window.fetch.bind(window), token: session.token }),
    data: createDataClient({ config: config.parse, token: session.token, logger, load: loadParseSdk }),
    tracking,
    notifications,
    logger,
    navigate,
    revalidate: () => void router?.revalidate(),
    holdUnsavedInput: unsaved.hold,
    now,
  });
  const prefetch = createPrefetcher(() => (navigator as { connection?: { saveData?: boolean } }).connection);

  return {
    config,
    session,
    pages,
    notifications,
    shell,
    attachRouter: (attached: Router) => {
      router = attached;
    },
    prefetchPage: ({ remote, page }: RouteEntry) =>
      prefetch(`${remote}/${page}`, async () => (await pages.load(remote, page)).status === 'ready'),
  };
}
