import { useSyncExternalStore } from 'react';
import type { Session } from '../contracts';
import { useShell } from './ShellContext';

/** The session, followed. */
export function useSession(): Session {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
