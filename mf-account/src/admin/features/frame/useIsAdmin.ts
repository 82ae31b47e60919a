import { useSession } from '@galopin/shared/shell-context';

/** Whether the administrator is signed in, for what the frame shows: the servers decide what is read. */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.isAdmin;
}
