import {
  DEFAULT_NOTIFICATION_TIMEOUT,
  readersOf,
  type Logger,
  type Notification,
} from '@galopin/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ShownNotification extends Required<Notification> {
  readonly id: number;
}

/** What the server says of a message beside its content. */
export interface Publication {
  /** Ascending; the stream's event id. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A message of the history. */
export interface ReceivedMessage extends Required<Notification> {
  /** Of this page's own messages it is null. */
  readonly id: number | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface NotificationsState {
  /** Snackbars, oldest first. */
  readonly shown: readonly ShownNotification[];
  /** Snackbars that wait for a place, oldest first. */
  readonly waiting: readonly ShownNotification[];
  /** What people may read, newest first. */
  readonly received: readonly ReceivedMessage[];
  /** Id of the last message that the visitor has seen in the history; null until it is known. */
  readonly readUpTo: number | null;
}

export interface Notifications {
  readonly store: StoreApi<NotificationsState>;
  notify(notification: Notification): void;
  /** A message of the server, received now. */
  receive(notification: Required<Notification>, publication: Publication | null): void;
  /** Messages of the server for the history alone; those that are there already change nothing. */
  addRecent(messages: readonly ReceivedMessage[]): void;
  dismiss(id: number): void;
  /** The visitor has seen every message up to this id. */
  markRead(id: number): void;
  /** Called for each message, whether it is shown or not. Returns the way to stop. */
  onMessage(listener: (notification: Required<Notification>) => void): () => void;
}

/** Snackbars at once; the others wait their turn. */
const MOST_SHOWN = 3;
/** Messages of the history. */
const MOST_RECEIVED = 50;

/** How many messages the visitor has not seen; arrivals, which pages show by themselves, are not counted. */
export const countUnread = ({ received, readUpTo }: NotificationsState): number =>
  readUpTo === null
    ? 0
    : received.filter(
        (message) => message.id !== null && message.id > readUpTo && readersOf(message) !== 'arrival',
      ).length;

/** The shell's messages. A listener that fails, which may be any remote's, keeps no other from being called. */
export function createNotifications(logger: Logger, now: () => number = Date.now): Notifications {
  const store = createStore<NotificationsState>(() => ({
    shown: [],
    waiting: [],
    received: [],
    readUpTo: null,
  }));
  const listeners = new Set<(notification: Required<Notification>) => void>();
  let lastId = 0;

  const tell = (
    listener: (received: Required<Notification>) => void,
    notification: Required<Notification>,
  ) => {
    try {
      listener(notification);
    } catch (error) {
      logger.error('A follower of the notifications failed', { message: String(error) });
    }
  };
  const addRecent = (messages: readonly ReceivedMessage[]) =>
    store.setState(({ received }) => ({ received: mergeMessages(received, messages) }));
  const show = (snackbars: readonly ShownNotification[]) =>
    store.setState({ shown: snackbars.slice(0, MOST_SHOWN), waiting: snackbars.slice(MOST_SHOWN) });
  const all = () => [...store.getState().shown, ...store.getState().waiting];

  const receive: Notifications['receive'] = (notification, publication) => {
    for (const listener of listeners) tell(listener, notification);
    if (readersOf(notification) !== 'change')
      addRecent([{ ...notification, id: publication?.id ?? null, at: publication?.at ?? now() }]);
    if (!notification.snackbar) return;
    lastId += 1;
    show([...all(), { ...notification, id: lastId }]);
  };
  return {
    store,
    receive,
    addRecent,
    notify({ message, status = 'info', snackbar = true, timeout = DEFAULT_NOTIFICATION_TIMEOUT, meta = {} }) {
      receive({ message, status, snackbar, timeout, meta }, null);
    },
    dismiss: (id) => show(all().filter((notification) => notification.id !== id)),
    markRead: (readUpTo) => store.setState({ readUpTo }),
    onMessage(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function mergeMessages(
  received: readonly ReceivedMessage[],
  added: readonly ReceivedMessage[],
): readonly ReceivedMessage[] {
  const known = new Set(received.map(({ id }) => id));
  const fresh = added.filter(
    (message) => readersOf(message) !== 'change' && (message.id === null || !known.has(message.id)),
  );
  return [...fresh, ...received].sort((one, other) => other.at - one.at).slice(0, MOST_RECEIVED);
}
