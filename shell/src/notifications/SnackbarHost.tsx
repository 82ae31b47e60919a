import { Snackbar, SnackbarRegion } from '@galopin/shared/ui';
import { useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Notifications, ShownNotification } from './createNotifications';
import { NotificationsContext } from './NotificationsContext';

/** Shows the short messages, newest last. */
export function SnackbarHost() {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('SnackbarHost stands outside of NotificationsContext');
  const shown = useStore(notifications.store, (state) => state.shown);
  return (
    <SnackbarRegion>
      {shown.map((notification) => (
        <TimedSnackbar key={notification.id} notification={notification} notifications={notifications} />
      ))}
    </SnackbarRegion>
  );
}

function TimedSnackbar({
  notification,
  notifications,
}: {
  readonly notification: ShownNotification;
  readonly notifications: Notifications;
}) {
  const { id, timeout, message, status } = notification;
  useEffect(() => {
    const timer = setTimeout(() => notifications.dismiss(id), timeout);
    return () => clearTimeout(timer);
  }, [notifications, id, timeout]);
  return <Snackbar severity={status} message={message} onClose={() => notifications.dismiss(id)} />;
}
