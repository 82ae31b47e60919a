import type { Logger } from '@galopin/shared/contracts';
import type { Hearing } from './createHearing';
import { createLeadership } from './createLeadership';
import type { NotificationStream } from './createNotificationStream';
import type { StreamEvent } from './StreamEvent';
import { joinTabs, type TabMessage } from './tabMessages';

/** The lock of the tab that holds the connection. */
const STREAM_LOCK = 'galopin.stream';
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
  let isAway = false;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const isInSight = () => document.visibilityState === 'visible' && window.navigator.onLine;
  const leadership = createLeadership({
    name: STREAM_LOCK,
    locks,
    logger,
    onLead: () => {
      clearTimeout(patience);
      stream = open((event) => {
        tabs.post({ type: 'event', event });
        hearing.hear(event);
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
    tabs.post({ type: 'ask', from: tabs.self, heard: hearing.last() });
    if (!isInSight()) return;
    clearTimeout(patience);
    patience = setTimeout(takeOver, ANSWER_LIMIT);
  };
  const answer = ({ from, heard }: Extract<TabMessage, { type: 'ask' }>) => {
    if (stream === undefined) return;
    // Out of sight, timers are slow: a lost connection would take a minute to come back.
    const isFit = stream.isOpen() || document.visibilityState === 'visible';
    tabs.post({ type: 'answer', to: from, isFit });
    for (const event of catchUp(hearing, heard)) tabs.post({ type: 'event', to: from, event });
  };
  const tabs = joinTabs(channel, (message) => {
    if (message.type === 'ask') answer(message);
    else if (message.type === 'event') {
      if (stream === undefined) hearing.hear(message.event);
    } else {
      clearTimeout(patience);
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
  followLife(window, { ask, leave, comeBack: () => isAway && enter() });
  setInterval(() => {
    if (isInSight()) ask();
  }, ASK_EVERY);
  enter();
}

/** What a tab needs that has heard messages up to an id, or none. */
function catchUp(hearing: Hearing, heard: number | null): readonly StreamEvent[] {
  const last = hearing.last();
  if (last === null || heard === last) return [];
  if (heard === null) return [{ kind: 'at', id: last }];
  return hearing.since(heard) ?? [{ kind: 'missed', id: last }];
}

/** A page is left, put to sleep, brought back, looked at again. */
function followLife(
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
