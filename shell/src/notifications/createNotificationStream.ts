import { CLOSING_EVENT, LAST_EVENT_PARAMETER, RELEASE_EVENT, type Logger } from '@galopin/shared/contracts';
import type { StreamEvent } from './StreamEvent';

/** Milliseconds until a lost stream is opened again (specification, part 9). */
export const STREAM_RETRY = 5000;

/** Milliseconds within which the streams of a server that is being stopped are opened again, spread by chance. */
export const CLOSING_RETRY = 1000;

/** Milliseconds out of sight after which a browser may have suspended the page, and with it the stream. */
export const STREAM_STALE_AFTER = 30_000;

export interface NotificationStreamOptions {
  readonly path: string;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'navigator' | 'document'>;
  readonly open: (path: string) => EventSource;
  readonly logger: Logger;
  /** Id of the last message received; null before the first one. */
  readonly lastId: () => number | null;
  readonly onEvent: (event: StreamEvent) => void;
  /** Current time, epoch milliseconds. */
  readonly now: () => number;
}

/** A connection that is kept. */
export interface NotificationStream {
  /** Whether the connection stands right now. */
  isOpen(): boolean;
  stop(): void;
}

/**
 * Follows the server's notifications: opened now and whenever the browser comes online, closed when it goes offline
 * or the page is left, opened again 5 s after an error, within a second when its server is stopped, and when the page is looked at again after a while. What was
 * sent meanwhile is asked for.
 */
export function createNotificationStream({
  path,
  window,
  open,
  logger,
  lastId,
  onEvent,
  now,
}: NotificationStreamOptions): NotificationStream {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  let hasBeenReady = false;
  let hiddenSince: number | undefined;

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
    isOpen = false;
  };
  const connect = () => {
    close();
    const opened = open(withLast(path, lastId()));
    source = opened;
    for (const kind of ['notification', RELEASE_EVENT] as const)
      opened.addEventListener(kind, (event: MessageEvent<string>) =>
        onEvent({ kind, id: idOf(event), data: event.data }),
      );
    opened.addEventListener('ready', (event: MessageEvent<string>) => {
      logger.info('The notification stream is ready');
      isOpen = true;
      const id = idOf(event);
      // A server that gives no ids cannot be asked for what was missed.
      if (isMissed(event.data) || (id === null && hasBeenReady)) onEvent({ kind: 'missed', id });
      else if (id !== null) onEvent({ kind: 'at', id });
      hasBeenReady = true;
    });
    const reopenIn = (delay: number) => {
      close();
      if (window.navigator.onLine) retry = setTimeout(connect, delay);
    };
    opened.addEventListener(CLOSING_EVENT, () => {
      logger.info('The notification stream moves to another server');
      reopenIn(Math.random() * CLOSING_RETRY);
    });
    opened.addEventListener('error', () => {
      logger.warn('The notification stream was lost');
      reopenIn(STREAM_RETRY);
    });
  };
  // The browser may bring back a page that was left, with all its state but the stream closed on leaving.
  const restore = (event: PageTransitionEvent) => {
    if (event.persisted) connect();
  };

  const handleVisibility = () => {
    if (window.document.visibilityState === 'hidden') {
      hiddenSince = now();
      return;
    }
    const isStale = hiddenSince !== undefined && now() - hiddenSince >= STREAM_STALE_AFTER;
    hiddenSince = undefined;
    // A connection lost while the page was suspended may be reported minutes later.
    if (isStale && window.navigator.onLine) connect();
  };

  window.document.addEventListener('visibilitychange', handleVisibility);
  const listeners = { online: connect, offline: close, pagehide: close, pageshow: restore };
  const eventNames = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const kind of eventNames) window.addEventListener(kind, listeners[kind] as EventListener);
  if (window.navigator.onLine) connect();
  return {
    isOpen: () => isOpen,
    stop: () => {
      window.document.removeEventListener('visibilitychange', handleVisibility);
      for (const kind of eventNames) window.removeEventListener(kind, listeners[kind] as EventListener);
      close();
    },
  };
}

function withLast(path: string, lastId: number | null): string {
  if (lastId === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${LAST_EVENT_PARAMETER}=${lastId}`;
}

function idOf({ lastEventId }: MessageEvent): number | null {
  return /^\d+$/.test(lastEventId) ? Number(lastEventId) : null;
}

function isMissed(data: string): boolean {
  try {
    const said: unknown = JSON.parse(data);
    return typeof said === 'object' && said !== null && 'missed' in said && said.missed === true;
  } catch {
    // A greeting that says nothing says that nothing was missed.
    return false;
  }
}
