import { useEffect, useRef } from 'react';
import type { PageMount } from './createPageMount';

/**
 * Tells that what calls it is on screen. Effects run once all that is below was committed: what still suspends is not on
 * screen yet.
 */
export function useCommitReport(mount: PageMount): void {
  const isFirst = useRef(true);
  useEffect(() => {
    mount.committed(isFirst.current);
    isFirst.current = false;
  }, [mount]);
}
