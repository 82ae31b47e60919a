import type { Logger } from '@galopin/shared/contracts';
import type { MessageBoard } from './createMessageBoard';
import type { MessageSchedule } from './createMessageSchedule';
import type { MessageStore } from './createMessageStore';
import { REPLAY_MS } from './createReplay';

/** Milliseconds between two looks that nobody asked for: a bell may not be heard, and imports ring none. */
const LOOK_EVERY = 5000;
const PURGE_EVERY = 600_000;
/** Milliseconds that people's messages are kept; all others live as long as they can be told again. */
const PEOPLE_MS = 90 * 24 * 3_600_000;

export interface MessageRoundsOptions {
  readonly board: Pick<MessageBoard, 'look' | 'publishDue' | 'onBell'>;
  readonly store: Pick<MessageStore, 'purge'>;
  readonly schedule: Pick<MessageSchedule, 'nextDue'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Logger;
  /** Milliseconds between two looks that nobody asked for. */
  readonly every?: number;
}

/** What is done about messages as time passes. */
export interface MessageRounds {
  /** Ends once the round under way is done. */
  stop(): Promise<void>;
}

/**
 * Looks whenever the bell rings and every five seconds, publishes what is due at its moment, and forgets what is too
 * old. A failure is logged once; the next round tries again.
 */
export function startMessageRounds(options: MessageRoundsOptions): MessageRounds {
  const { board, schedule, store, now, logger, every = LOOK_EVERY } = options;
  let timer: NodeJS.Timeout | undefined;
  let wanted = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  let purgeAt = now() + PURGE_EVERY;
  let isFailing = false;

  const round = async () => {
    await board.look();
    const due = await schedule.nextDue();
    // Its own bell brings the next round at once.
    if (due !== null && due <= now()) await board.publishDue();
    if (now() >= purgeAt) {
      purgeAt = now() + PURGE_EVERY;
      await store.purge({ people: now() - PEOPLE_MS, others: now() - REPLAY_MS });
    }
    return due === null || due <= now() ? every : Math.min(every, due - now());
  };
  const run = async () => {
    wanted = false;
    let pause = every;
    try {
      pause = await round();
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.error('Messages cannot be read or published', { reason: String(error) });
      isFailing = true;
    }
    running = undefined;
    if (stopped) return;
    if (wanted) begin();
    else timer = setTimeout(begin, pause).unref();
  };
  const begin = () => {
    clearTimeout(timer);
    if (running === undefined) running = run();
    else wanted = true;
  };

  board.onBell(() => {
    if (!stopped) begin();
  });
  begin();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
