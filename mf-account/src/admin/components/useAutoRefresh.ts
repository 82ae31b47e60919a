import { useShell } from '@galopin/shared/shell-context';
import { useEffect } from 'react';

/**
 * Reads the view again every so many milliseconds while somebody can see it: a tab in the background asks nothing, and
 * reads as soon as it is looked at again.
 */
export function useAutoRefresh(period: number): void {
  const { revalidate, now } = useShell();
  useEffect(() => {
    let read = now();
    const readIfDue = () => {
      if (document.visibilityState !== 'visible' || now() - read < period) return;
      read = now();
      revalidate();
    };
    const timer = setInterval(readIfDue, period);
    document.addEventListener('visibilitychange', readIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readIfDue);
    };
  }, [revalidate, now, period]);
}
