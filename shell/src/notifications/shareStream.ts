import type { Logger } from '@galopin/shared/contracts';
import type { StreamLog } from './createStreamLog';
import { createLeadership } from './createLeadership';
import type { NotificationStream } from './createNotificationStream';
import type { StreamEvent } from './StreamEvent';
import { joinTabs, type TabMessage } from './tabMessages';

/** The lock of the tab that holds the connection. */
const STREAM_LOCK = 'galopin.stream';
/** Milliseconds that the tab with the connection has to answer before it is taken for suspended. */
export const ANSWER_LIMIT = 1000;
/** Milliseconds between two questions of a tab in sight whether the connection stands. */
export const ASK_EVERY = 15_000;

export interface ShareOptions {
  readonly window: Pick<Window, 'addEventListener' | 'navigator' | 'document'>;
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: BroadcastChannel;
  readonly log: StreamLog;
  /** Opens the connection of this tab. */
  readonly open: (onEvent: (event: StreamEvent) => void) => NotificationStream;
  readonly logger: Logger;
}

/**
 * Keeps one connection for all tabs of a browser: whoever holds the lock has it, and tells the others what comes. A
 * tab that closes gives the lock back by closing; from a suspended one it is taken.
 */
export function shareStream({ window, locks, channel, log, open, logger }: ShareOptions): void {
  const { document } = window;
  let stream: NotificationStream | undefined;
  let isAway = false;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  const isInSight = () => document.visibilityState === 'visible' && window.navigator.onLine;
  const leadership = createLeadership({
    name: STREAM_LOCK,
    locks,
    logger,
    onLead: () => {
      clearTimeout(answerTimer);
      stream = open((event) => {
        tabs.post({ type: 'event', event });
        log.receive(event);
      });
    },
    onEnd: () => {
      stream?.stop();
      stream = undefined;
    },
  });
  const takeOver = () => {
    if (stream === undefined && isInSight() && !isAway) leadership.enter('steal');
  };
  const ask = () => {
    if (stream !== undefined || isAway) return;
    tabs.post({ type: 'ask', from: tabs.self, heard: log.last() });
    if (!isInSight()) return;
    clearTimeout(answerTimer);
    answerTimer = setTimeout(takeOver, ANSWER_LIMIT);
  };
  const answer = ({ from, heard }: Extract<TabMessage, { type: 'ask' }>) => {
    if (stream === undefined) return;
    // Out of sight, timers are slow: a lost connection would take a minute to come back.
    const isFit = stream.isOpen() || document.visibilityState === 'visible';
    tabs.post({ type: 'answer', to: from, isFit });
    for (const event of catchUp(log, heard)) tabs.post({ type: 'event', to: from, event });
  };
  const tabs = joinTabs(channel, (message) => {
    if (message.type === 'ask') answer(message);
    else if (message.type === 'event') {
      if (stream === undefined) log.receive(message.event);
    } else {
      clearTimeout(answerTimer);
      if (!message.isFit) takeOver();
    }
  });
  const enter = () => {
    isAway = false;
    leadership.enter();
    ask();
  };
  const leave = () => {
    isAway = true;
    leadership.leave();
  };
  followPageLifecycle(window, { ask, leave, comeBack: () => isAway && enter() });
  setInterval(() => {
    if (isInSight()) ask();
  }, ASK_EVERY);
  enter();
}

/** What a tab needs that has heard messages up to an id, or none. */
function catchUp(log: StreamLog, heard: number | null): readonly StreamEvent[] {
  const last = log.last();
  if (last === null || heard === last) return [];
  if (heard === null) return [{ kind: 'at', id: last }];
  return log.since(heard) ?? [{ kind: 'missed', id: last }];
}

/** Tells when the page is left, suspended, brought back, visible again. */
function followPageLifecycle(
  window: Pick<Window, 'addEventListener' | 'document'>,
  on: { readonly ask: () => void; readonly leave: () => void; readonly comeBack: () => void },
): void {
  const { document } = window;
  window.addEventListener('pagehide', on.leave);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) on.comeBack();
  });
  document.addEventListener('freeze', on.leave);
  document.addEventListener('resume', on.comeBack);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') on.ask();
  });
  window.addEventListener('online', on.ask);
}
