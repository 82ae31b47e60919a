import type { Logger, Notification } from '@galopin/shared/contracts';
import { parseNotification } from './parseNotification';

/** Milliseconds until a lost stream is opened again (specification, part 9). */
export const STREAM_RETRY = 5000;

/** Milliseconds out of sight after which a browser may have put the page, and with it the stream, to sleep. */
export const STREAM_ASLEEP = 30_000;

export interface NotificationStreamOptions {
  readonly path: string;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator' | 'document'>;
  readonly open: (path: string) => EventSource;
  readonly logger: Logger;
  readonly onNotification: (notification: Required<Notification>) => void;
  /** The stream is there again; what was sent meanwhile is lost. */
  readonly onMissed: () => void;
  /** Other builds may serve by now. */
  readonly onRelease: () => void;
  /** Current time, epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Follows the server's notifications: opened now and whenever the browser comes online, closed when it goes offline
 * or the page is left, opened again 5 s after an error and when the page is looked at again after a while.
 * @returns the way to stop
 */
export function createNotificationStream({
  path,
  window,
  open,
  logger,
  onNotification,
  onMissed,
  onRelease,
  now,
}: NotificationStreamOptions): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hasBeenReady = false;
  let hiddenSince: number | undefined;

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  };
  const connect = () => {
    close();
    const opened = open(path);
    source = opened;
    opened.addEventListener('notification', (event) => {
      const notification = parseNotification(readJson((event as MessageEvent<string>).data));
      if (notification) onNotification(notification);
      else logger.warn('A notification was ignored: it has no message');
    });
    opened.addEventListener('release', () => onRelease());
    opened.addEventListener('ready', () => {
      logger.info('The notification stream is ready');
      if (hasBeenReady) onMissed();
      hasBeenReady = true;
    });
    opened.addEventListener('error', () => {
      logger.warn('The notification stream was lost');
      close();
      if (window.navigator.onLine) retry = setTimeout(connect, STREAM_RETRY);
    });
  };
  // The browser may bring back a page that was left, with all its state but the stream closed on leaving.
  const restore = (event: PageTransitionEvent) => {
    if (event.persisted) connect();
  };

  const wake = () => {
    if (window.document.visibilityState === 'hidden') {
      hiddenSince = now();
      return;
    }
    const isAsleep = hiddenSince !== undefined && now() - hiddenSince >= STREAM_ASLEEP;
    hiddenSince = undefined;
    // A stream that died in its sleep may take minutes to say so.
    if (isAsleep && window.navigator.onLine) connect();
  };

  window.document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', connect);
  window.addEventListener('offline', close);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', restore);
  connect();
  return () => {
    window.document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', connect);
    window.removeEventListener('offline', close);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', restore);
    close();
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is one more form of a message without text: the caller logs and ignores it.
    return null;
  }
}
