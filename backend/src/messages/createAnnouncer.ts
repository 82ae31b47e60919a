import {
  DEFAULT_NOTIFICATION_TIMEOUT,
  type Logger,
  type Notification,
  readersOf,
} from '@galopin/shared/contracts';
import type { NewMessage } from './Message';
import type { MessageBoard } from './createMessageBoard';

/** Most that wait for a database that is away; older ones give way, as pages look again once it is back. */
const MOST_WAITING = 1000;
const RETRY_MS = 1000;

export interface Announcer {
  /** Publishes as soon as the database takes it, in the order of the calls. */
  announce(notification: Notification): void;
  /** Waits for what is being stored; what the database does not take then is lost. */
  stop(): Promise<void>;
}

/** For the racing day, which goes on whether a message is stored or not. What comes together is stored together. */
export function createAnnouncer(
  board: Pick<MessageBoard, 'publish'>,
  logger: Logger,
  retry = RETRY_MS,
): Announcer {
  let waiting: NewMessage[] = [];
  let storing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const store = async () => {
    const taken = waiting;
    waiting = [];
    try {
      await board.publish(taken);
    } catch (error) {
      const all = [...taken, ...waiting];
      waiting = all.slice(-MOST_WAITING);
      logger.warn('News could not be published; it waits', {
        waiting: waiting.length,
        lost: all.length - waiting.length,
        reason: String(error),
      });
      storing = undefined;
      timer = setTimeout(begin, retry).unref();
      return;
    }
    storing = undefined;
    if (waiting.length > 0) begin();
  };
  const begin = () => {
    timer = undefined;
    // After the calls of this turn, which belong together.
    storing = Promise.resolve().then(store);
  };
  return {
    announce: (notification) => {
      waiting.push(racingMessage(notification));
      if (storing === undefined && timer === undefined) begin();
    },
    stop: async () => {
      while (storing !== undefined) await storing;
      clearTimeout(timer);
    },
  };
}

/** A notification of the racing day as a message with all that the specification lets fall back. */
export function racingMessage(notification: Notification): NewMessage {
  const {
    message,
    status = 'info',
    snackbar = true,
    timeout = DEFAULT_NOTIFICATION_TIMEOUT,
    meta = {},
  } = notification;
  return { kind: readersOf(notification), source: 'races', message, status, snackbar, timeout, meta };
}
