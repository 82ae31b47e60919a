import type { Logger } from '@galopin/shared/contracts';
import type { Hearing } from './createHearing';
import type { NotificationStream } from './createNotificationStream';
import type { StreamEvent } from './StreamEvent';
import { joinTabs, type TabMessage } from './tabMessages';

/** The lock of the tab that holds the connection. */
export const STREAM_LOCK = 'galopin.stream';
/** Milliseconds that the tab with the connection has to answer before it is taken for asleep. */
export const ANSWER_LIMIT = 1000;
/** Milliseconds between two questions of a tab in sight whether the connection stands. */
export const ASK_EVERY = 15_000;

export interface ShareOptions {
  readonly window: Pick<Window, 'addEventListener' | 'navigator' | 'document'>;
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: BroadcastChannel;
  readonly hearing: Hearing;
  /** Opens the connection of this tab. */
  readonly open: (onEvent: (event: StreamEvent) => void) => NotificationStream;
  readonly logger: Logger;
}

/**
 * Keeps one connection for all tabs of a browser: whoever holds the lock has it, and tells the others what comes. A
 * tab that closes gives the lock back by closing; of one that sleeps it is taken.
 */
export function shareStream({ window, locks, channel, hearing, open, logger }: ShareOptions): void {
  const { document } = window;
  let stream: NotificationStream | undefined;
  let leave: (() => void) | undefined;
  let isAway = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const isInSight = () => document.visibilityState === 'visible' && window.navigator.onLine;
  const stop = () => {
    stream?.stop();
    stream = undefined;
  };
  const lead = () => {
    clearTimeout(patience);
    stream = open((event) => {
      tabs.post({ type: 'event', event });
      hearing.hear(event);
    });
  };
  /** Waits for the lock, or takes it; holds it until this tab leaves or another one takes it. */
  const enter = (how: { readonly steal?: true } = {}) => {
    leave?.();
    const leaving = new AbortController();
    let release: (() => void) | undefined;
    const hold = () => {
      if (leaving.signal.aborted) return undefined;
      lead();
      return new Promise<void>((resolve) => (release = resolve));
    };
    leave = () => {
      leaving.abort();
      release?.();
      stop();
    };
    // A lock that is taken by force cannot be waited for with a signal.
    const options = how.steal === true ? how : { signal: leaving.signal };
    locks.request(STREAM_LOCK, options, hold).catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      // Another tab took it: this one waits like the others.
      stop();
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        logger.warn('The lock of the notification stream failed', { message: String(error) });
      else if (!isAway) enter();
    });
  };
  const ask = () => {
    if (stream !== undefined || isAway) return;
    tabs.post({ type: 'ask', from: tabs.self, heard: hearing.last() });
    if (!isInSight()) return;
    clearTimeout(patience);
    patience = setTimeout(() => {
      if (stream === undefined && isInSight() && !isAway) enter({ steal: true });
    }, ANSWER_LIMIT);
  };
  const answer = ({ from, heard }: Extract<TabMessage, { type: 'ask' }>) => {
    if (stream === undefined) return;
    const last = hearing.last();
    const isFit = stream.isOpen() || document.visibilityState === 'visible';
    tabs.post({ type: 'answer', to: from, isFit });
    if (last === null || heard === last) return;
    const events: readonly StreamEvent[] =
      heard === null ? [{ kind: 'at', id: last }] : (hearing.since(heard) ?? [{ kind: 'missed', id: last }]);
    for (const event of events) tabs.post({ type: 'event', to: from, event });
  };
  const tabs = joinTabs(channel, (message) => {
    if (message.type === 'event') {
      if (stream === undefined) hearing.hear(message.event);
    } else if (message.type === 'ask') answer(message);
    else {
      clearTimeout(patience);
      // Out of sight, timers are slow: it would take the other tab a minute to come back.
      if (!message.isFit && isInSight()) enter({ steal: true });
    }
  });

  const goAway = () => {
    isAway = true;
    leave?.();
  };
  const comeBack = () => {
    if (!isAway) return;
    isAway = false;
    enter();
    ask();
  };
  window.addEventListener('pagehide', goAway);
  document.addEventListener('freeze', goAway);
  document.addEventListener('resume', comeBack);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) comeBack();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  window.addEventListener('online', ask);
  setInterval(() => {
    if (isInSight()) ask();
  }, ASK_EVERY);
  enter();
  ask();
}
