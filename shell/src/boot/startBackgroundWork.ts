import { MESSAGES_MISSED } from '@galopin/shared/contracts';
import { createNotificationStream } from '../notifications/createNotificationStream';
import { createReleaseWatch } from '../releases/createReleaseWatch';
import { logger } from '../services/logger';
import type { Services } from '../services/createServices';
import { uidOf } from '../session/createSessionState';
import { fr } from '../i18n/fr';

/** Milliseconds after app start at which the session is looked up (specification, part 9). */
const AUTH_LISTENER_DELAY = 500;

type BackgroundServices = Pick<Services, 'session' | 'shell' | 'notifications' | 'config' | 'checkRelease'>;

/**
 * Starts what no first paint waits for: the session, the notification stream, the watch for other builds, the document
 * database.
 */
export function startBackgroundWork(services: BackgroundServices): void {
  const { session, shell, notifications, config, checkRelease } = services;
  setTimeout(() => void session.start(), AUTH_LISTENER_DELAY);

  const releases = createReleaseWatch({
    window,
    document,
    check: checkRelease,
    now: shell.now,
    random: Math.random,
  });

  createNotificationStream({
    path: config.streamPath,
    window,
    open: (path) => new EventSource(path),
    logger,
    onNotification: notifications.notify,
    onRelease: releases.announce,
    onMissed() {
      releases.announce();
      notifications.notify({
        message: fr.stream.missed,
        snackbar: false,
        meta: { type: MESSAGES_MISSED },
      });
    },
    now: shell.now,
  });

  let shown = session.get();
  let documentDatabaseStarted = false;
  session.subscribe((next) => {
    const before = shown;
    shown = next;
    if (next.status === 'signedIn' && !documentDatabaseStarted) {
      documentDatabaseStarted = true;
      void startDocumentDatabase();
    }
    // What a page shows depends on who looks; the anonymous first view needs no second look.
    const waited = before.status === 'unknown' && before.expected === 'member';
    if (!waited && uidOf(before) !== uidOf(next)) shell.revalidate();
  });
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
