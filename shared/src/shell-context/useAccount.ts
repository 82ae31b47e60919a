import { useSyncExternalStore } from 'react';
import type { AccountState } from '../contracts';
import { useShell } from './ShellContext';

/** What goes with the session, followed. */
export function useAccount(): AccountState {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribeAccount, session.account, session.account);
}
