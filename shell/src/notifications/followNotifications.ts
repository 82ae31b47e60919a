import { MESSAGES_MISSED, type ApiClient, type Logger } from '@galopin/shared/contracts';
import { fr } from '../i18n/fr';
import { createStreamLog } from './createStreamLog';
import type { Notifications } from './createNotifications';
import { createNotificationStream } from './createNotificationStream';
import { fetchRecent } from './fetchRecent';
import { retryFailedReads } from './retryFailedReads';
import { parseNotification } from './parseNotification';
import { keepReadMark } from './readMark';
import { shareStream } from './shareStream';
import type { StreamEvent } from './StreamEvent';
import { TABS_CHANNEL } from './tabMessages';

export interface FollowOptions {
  /** Where the stream is. */
  readonly path: string;
  readonly window: Window;
  readonly storage: Storage | undefined;
  readonly api: Pick<ApiClient, 'get'>;
  readonly notifications: Notifications;
  /** Called for each reading of the API that nobody answered. */
  readonly readFailureListeners: Set<() => void>;
  readonly logger: Logger;
  /** Other builds may serve by now. */
  readonly onRelease: () => void;
  /** Current time, epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Hears the server's messages, by one connection for all tabs of the browser, or by one of this tab where the browser
 * cannot share (Web Locks need HTTPS or localhost).
 */
export function followNotifications(options: FollowOptions): void {
  const { path, window, storage, notifications, readFailureListeners, logger, now } = options;
  const wasHereBefore = keepReadMark(notifications, storage, window, logger);
  const log = createStreamLog(createDelivery(options));
  const open = (onEvent: (event: StreamEvent) => void) =>
    createNotificationStream({
      path,
      window,
      open: (address) => new EventSource(address),
      logger,
      lastId: log.last,
      onEvent,
      now,
    });
  // Missing where the page is not secure, whatever the types say.
  const { locks } = window.navigator as { readonly locks?: LockManager };
  if (locks === undefined || typeof BroadcastChannel === 'undefined') open(log.receive);
  else {
    const channel = new BroadcastChannel(TABS_CHANNEL);
    shareStream({ window, locks, channel, log, open, logger });
  }
  retryFailedReads({
    window,
    readFailureListeners,
    onRetry: () => notifyMissed(notifications),
    random: Math.random,
  });
  if (wasHereBefore) void loadRecent(options);
}

/** What each event means for this tab. */
function createDelivery({ notifications, logger, onRelease, now }: FollowOptions) {
  return (event: StreamEvent) => {
    switch (event.kind) {
      case 'notification': {
        const notification = parseNotification(readJson(event.data));
        if (notification === null) logger.warn('A notification was ignored: it has no message');
        else notifications.receive(notification, event.id === null ? null : { id: event.id, at: now() });
        break;
      }
      case 'release':
        onRelease();
        break;
      case 'missed':
        onRelease();
        notifyMissed(notifications);
        break;
      case 'at':
        // A first visit begins with nothing unread.
        if (notifications.store.getState().readUpTo === null) notifications.markRead(event.id);
        // What was released between the document and the stream is told to nobody.
        onRelease();
        break;
    }
  };
}

/** Pages read again as if everything had changed. */
const notifyMissed = ({ notify }: Notifications) =>
  notify({ message: fr.stream.missed, snackbar: false, meta: { type: MESSAGES_MISSED } });

/** What was published since the last visit counts as unread. */
async function loadRecent({ api, notifications, logger }: FollowOptions): Promise<void> {
  try {
    notifications.addRecent(await fetchRecent(api));
  } catch (error) {
    // The history tells of a failure when it is opened; here nobody waits for an answer.
    logger.warn('The latest messages could not be fetched', { message: String(error) });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is one more form of a message without text: the caller logs and ignores it.
    return null;
  }
}
