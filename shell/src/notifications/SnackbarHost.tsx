import { Link } from '@galopin/shared/router';
import { Snackbar, SnackbarLink, SnackbarRegion } from '@galopin/shared/ui';
import { useContext, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Notifications, ShownNotification } from './createNotifications';
import { internalPath } from './internalPath';
import { NotificationsContext } from './NotificationsContext';

/** Shows the short messages, newest last, three at a time. Escape closes the newest, or the one that has the focus. */
export function SnackbarHost() {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('SnackbarHost stands outside of NotificationsContext');
  const shown = useStore(notifications.store, (state) => state.shown);
  useEscape(notifications);
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
  const { id, timeout, message, status, meta } = notification;
  const [isHeld, setHeld] = useState(false);
  const left = useRef(timeout);
  const dismiss = () => notifications.dismiss(id);
  useEffect(() => {
    if (isHeld) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => notifications.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - begun;
    };
  }, [notifications, id, isHeld]);
  const path = internalPath(meta);
  return (
    <Snackbar severity={status} onClose={dismiss} onHold={setHeld} data-snackbar={id}>
      {path === null ? (
        message
      ) : (
        <SnackbarLink as={Link} to={path} onClick={dismiss}>
          {message}
        </SnackbarLink>
      )}
    </Snackbar>
  );
}

function useEscape({ store, dismiss }: Notifications): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTaken(event.target)) return;
      const focused = document.activeElement?.closest<HTMLElement>('[data-snackbar]')?.dataset['snackbar'];
      const id = focused === undefined ? store.getState().shown.at(-1)?.id : Number(focused);
      if (id !== undefined) dismiss(id);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [store, dismiss]);
}

/** Escape means something else where something is open or written. */
function isTaken(target: EventTarget | null): boolean {
  if (
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  )
    return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
