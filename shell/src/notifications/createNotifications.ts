import { DEFAULT_NOTIFICATION_TIMEOUT, type Logger, type Notification } from '@galopin/shared/contracts';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ShownNotification extends Required<Notification> {
  readonly id: number;
}

export interface NotificationsState {
  /** Snackbars, oldest first. */
  readonly shown: readonly ShownNotification[];
}

export interface Notifications {
  readonly store: StoreApi<NotificationsState>;
  notify(notification: Notification): void;
  dismiss(id: number): void;
  /** Called for each message, whether it is shown or not. Returns the way to stop. */
  onMessage(listener: (notification: Required<Notification>) => void): () => void;
}

/** Snackbars at once; older ones give way. */
const MOST_SHOWN = 3;

/** The shell's messages. A listener that fails, which may be any remote's, keeps nobody else from hearing. */
export function createNotifications(logger: Logger): Notifications {
  const store = createStore<NotificationsState>(() => ({ shown: [] }));
  const listeners = new Set<(notification: Required<Notification>) => void>();
  let lastId = 0;

  const tell = (listener: (heard: Required<Notification>) => void, notification: Required<Notification>) => {
    try {
      listener(notification);
    } catch (error) {
      logger.error('A follower of the notifications failed', { message: String(error) });
    }
  };
  const dismiss = (id: number) =>
    store.setState(({ shown }) => ({ shown: shown.filter((notification) => notification.id !== id) }));

  return {
    store,
    dismiss,
    notify({ message, status = 'info', snackbar = true, timeout = DEFAULT_NOTIFICATION_TIMEOUT, meta = {} }) {
      const notification = { message, status, snackbar, timeout, meta };
      for (const listener of listeners) tell(listener, notification);
      if (!snackbar) return;
      lastId += 1;
      const added = { ...notification, id: lastId };
      store.setState(({ shown }) => ({ shown: [...shown, added].slice(-MOST_SHOWN) }));
    },
    onMessage(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
