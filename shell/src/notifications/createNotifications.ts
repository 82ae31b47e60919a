import { DEFAULT_NOTIFICATION_TIMEOUT, type Notification } from '@galopin/shared/contracts';
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

export function createNotifications(): Notifications {
  const store = createStore<NotificationsState>(() => ({ shown: [] }));
  const listeners = new Set<(notification: Required<Notification>) => void>();
  let lastId = 0;

  const dismiss = (id: number) =>
    store.setState(({ shown }) => ({ shown: shown.filter((notification) => notification.id !== id) }));

  return {
    store,
    dismiss,
    notify({ message, status = 'info', snackbar = true, timeout = DEFAULT_NOTIFICATION_TIMEOUT, meta = {} }) {
      const notification = { message, status, snackbar, timeout, meta };
      for (const listener of listeners) listener(notification);
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
