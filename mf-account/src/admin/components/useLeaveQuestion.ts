import { useBlocker } from '@galopin/shared/router';
import { useUnsavedInput } from '@galopin/shared/shell-context';
import type { RefObject } from 'react';

/**
 * Holds the page while something is unsaved: the shell does not reload it, and following a link is asked about.
 * @param leaves true once the page itself leaves
 */
export function useLeaveQuestion(isUnsaved: boolean, leaves: RefObject<boolean>) {
  useUnsavedInput(isUnsaved);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isUnsaved && !leaves.current && (from.pathname !== to.pathname || from.search !== to.search),
  );
  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
