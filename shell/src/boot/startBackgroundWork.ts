import { FAVOURITES_EXPECTED } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';
import type { FollowAlertsOptions } from '../alerts/followAlerts';
import type { FollowOptions } from '../notifications/followNotifications';
import { createReleaseWatch } from '../releases/createReleaseWatch';
import { deviceStorage } from '../browser/deviceStorage';
import { logger } from '../browser/logger';
import { restyleAfterResize } from '../browser/restyleAfterResize';
import type { Services } from '../services/createServices';
import { uidOf } from '../session/createSessionState';
import { fr } from '../i18n/fr';

/** Milliseconds after app start at which the session is looked up (specification, part 9). */
const AUTH_LISTENER_DELAY = 500;
/** Milliseconds until the code of the stream is asked for again. */
const STREAM_LOAD_RETRY = 5000;

type BackgroundServices = Pick<
  Services,
  'session' | 'shell' | 'notifications' | 'readFailureListeners' | 'config' | 'checkRelease'
>;

/**
 * Starts what no first paint waits for: the session, the notification stream, the watch for other builds, the document
 * database. The page on screen knows what this device has: no place is kept for it any longer.
 * @param options `isPublic`: the page on screen is what everybody sees, whoever was expected
 */
export function startBackgroundWork(services: BackgroundServices, { isPublic = false } = {}): void {
  const { session, shell, notifications, readFailureListeners, config, checkRelease } = services;
  document.documentElement.removeAttribute(FAVOURITES_EXPECTED);
  setTimeout(() => void session.start(), AUTH_LISTENER_DELAY);
  restyleAfterResize(window);

  const releases = createReleaseWatch({
    window,
    document,
    check: checkRelease,
    now: shell.now,
    random: Math.random,
  });

  void loadNotifications({
    path: config.streamPath,
    window,
    storage: deviceStorage(),
    api: shell.api,
    notifications,
    readFailureListeners,
    logger,
    onRelease: releases.announce,
    now: shell.now,
  });

  const alerts = { api: shell.api, notifications, document, logger };
  let toldTo: string | null = null;
  let stopAlerts: Promise<() => void> | undefined;
  let shown = session.get();
  let documentDatabaseStarted = false;
  session.subscribe((next) => {
    const before = shown;
    shown = next;
    if (toldTo !== uidOf(next)) {
      toldTo = uidOf(next);
      void stopAlerts?.then((stop) => stop());
      stopAlerts = next.status === 'signedIn' ? loadAlerts({ ...alerts, uid: next.user.uid }) : undefined;
    }
    if (next.status === 'signedIn' && !documentDatabaseStarted) {
      documentDatabaseStarted = true;
      void startDocumentDatabase();
    }
    // What a page shows depends on who looks; the anonymous first view needs no second look.
    const waited = !isPublic && isReturning(before);
    if (!waited && uidOf(before) !== uidOf(next)) shell.revalidate();
  });
}

/** Its code is no part of the first view; a chunk that does not come is asked for again. */
async function loadNotifications(options: FollowOptions): Promise<void> {
  try {
    const { followNotifications } = await import(
      /* webpackChunkName: "notifications" */ '../notifications/followNotifications'
    );
    followNotifications(options);
  } catch (error) {
    logger.warn('The notification stream could not be loaded', { message: String(error) });
    setTimeout(() => void loadNotifications(options), STREAM_LOAD_RETRY);
  }
}

/** For members alone; without its code, pages show no alerts until the next document. */
async function loadAlerts(options: FollowAlertsOptions): Promise<() => void> {
  try {
    const { followAlerts } = await import(/* webpackChunkName: "alerts" */ '../alerts/followAlerts');
    return followAlerts(options);
  } catch (error) {
    logger.warn('Alerts could not be loaded', { message: String(error) });
    return () => undefined;
  }
}

async function startDocumentDatabase(): Promise<void> {
  try {
    const { initialiseDocumentDatabase } = await import(
      /* webpackChunkName: "document-database" */ '../session/documentDatabase'
    );
    initialiseDocumentDatabase();
  } catch (error) {
    logger.error(fr.data.documentDatabaseFailed, { message: String(error) });
  }
}
