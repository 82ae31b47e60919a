import type { PublicConfig, ReleaseManifest, RouteEntry, ShellApi } from '@galopin/shared/contracts';
import type { createBrowserRouter } from '@galopin/shared/router';
import { createApiClient, type ApiClientOptions } from '../api/createApiClient';
import { createDataClient } from '../data/createDataClient';
import { loadParseSdk } from '../data/parseSdk';
import { createChannel } from '../favourites/createChannel';
import { createDeviceFavourites } from '../favourites/createDeviceFavourites';
import { createFavourites } from '../favourites/createFavourites';
import { countDeprecated } from '../health/countDeprecated';
import { siteMarks } from '../layout/siteMarks';
import { createNotifications } from '../notifications/createNotifications';
import { createSession, type ShellSession } from '../session/createSession';
import { forgetDevice } from '../session/forgetDevice';
import { createSessionHint } from '../session/sessionHint';
import { createTracking } from '../tracking/createTracking';
import { createRemoteServices } from './createRemoteServices';
import { createShellApi } from './createShellApi';
import { createUnsavedInput } from './createUnsavedInput';
import { siteOf } from './siteOf';
import { deviceStorage } from '../browser/deviceStorage';
import { logger } from '../browser/logger';

type Router = ReturnType<typeof createBrowserRouter>;
export type Services = ReturnType<typeof createServices>;

/** What the router does for the services, which are there before it is. */
export interface RouterAccess {
  readonly router: Pick<Router, 'navigate' | 'revalidate' | 'state' | 'subscribe'>;
  /** Makes the router know the paths of a newer release. */
  readonly addRoutes: (routes: readonly RouteEntry[]) => void;
}

/**
 * Builds every service of the shell, wired to the browser.
 * @param pageNow the time that pages tell, epoch milliseconds
 */
export function createServices(
  manifest: ReleaseManifest,
  config: PublicConfig,
  pageNow: () => number = Date.now,
) {
  let access: RouterAccess | undefined;
  const navigate: ShellApi['navigate'] = (to, options) => void access?.router.navigate(to, options ?? {});
  const revalidate = () => void access?.router.revalidate();
  const now = () => Date.now();

  const notifications = createNotifications(logger);
  // The session calls the API, which asks the session for the token.
  const { api, readFailureListeners } = openApi(() => session.token());
  const session: ShellSession = createSession({
    load: () => loadIdentity(config),
    hint: createSessionHint(document),
    api,
    logger,
    navigate,
    notify: notifications.notify,
    forgetDevice: () => forgetDevice(logger),
    now,
  });
  const nameOf = (pattern: string) => remotes.routes.find(pattern)?.name;
  const tracking = createTracking({ session, nameOf, location, logger, now });
  const favourites = createFavourites({
    api,
    session,
    signInSettled: session.signInSettled,
    device: createDeviceFavourites(deviceStorage(), logger),
    channel: createChannel(),
    logger,
    notify: notifications.notify,
    track: tracking.bus.track,
  });
  const unsaved = createUnsavedInput(window);
  const remotes = createRemoteServices({
    manifest,
    config,
    now,
    revalidate,
    holdsInput: unsaved.isHeld,
    onRoutes: (routes) => access?.addRoutes(routes),
    onFailure: ({ remote, build, kind }) =>
      tracking.bus.track('remote_failed', { remote, build, step: kind }),
  });
  const shell = createShellApi({
    site: siteOf(config),
    session,
    favourites,
    api,
    data: createDataClient({ config: config.parse, token: session.token, logger, load: loadParseSdk }),
    tracking: tracking.bus,
    notifications,
    logger,
    navigate,
    revalidate,
    holdUnsavedInput: unsaved.hold,
    Slot: remotes.Slot,
    now: pageNow,
    deprecated: countDeprecated({ roleOf: remotes.releases.roleOf, onEvent: remotes.report }),
  });

  return {
    ...remotes,
    config,
    session,
    notifications,
    readFailureListeners,
    shell,
    audience: tracking.audience,
    marks: () => siteMarks(remotes.releases.current()),
    attachRouter: (attached: RouterAccess) => {
      access = attached;
      tracking.pages.watch(attached.router);
    },
  };
}

/** Its code is no part of the first view. */
async function loadIdentity({ firebase }: PublicConfig) {
  const identity = await import(/* webpackChunkName: "identity" */ '../session/firebaseIdentity');
  return identity.createFirebaseIdentity(firebase, window.location.origin);
}

/** The API, and who is told of each reading that nobody answered. */
function openApi(token: ApiClientOptions['token']) {
  const readFailureListeners = new Set<() => void>();
  const onReadFailed = () => readFailureListeners.forEach((tell) => tell());
  return {
    api: createApiClient({ fetch: window.fetch.bind(window), token, onReadFailed }),
    readFailureListeners,
  };
}
