import { createContext } from 'react';
import type { Notifications } from './createNotifications';

/** The shell's messages, for the part of the layout that shows them; remotes use `ShellApi.notify`. */
export const NotificationsContext = createContext<Notifications | null>(null);
