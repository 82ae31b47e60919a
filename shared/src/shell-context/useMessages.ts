import { useEffect, useRef } from 'react';
import type { Notification } from '../contracts';
import { useShell } from './ShellContext';

/** Follows every message, pushed or local, for as long as the page is there; the newest listener given hears it. */
export function useMessages(listener: (message: Required<Notification>) => void): void {
  const { onNotification } = useShell();
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  }, [listener]);
  useEffect(() => onNotification((message) => newest.current(message)), [onNotification]);
}
