import { useShell } from '@galopin/shared/shell-context';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tells when the page is being printed, by its button or by the browser's own menu: the moment (epoch milliseconds), then
 * `null` once it is over.
 * @param page names what is printed, for the audience
 */
export function usePrinting(page: string, onChange: (printedAt: number | null) => void): void {
  const { now, track } = useShell();
  useEffect(() => {
    // The browser takes the page as it is when this returns.
    const begin = () => {
      flushSync(() => onChange(now()));
      track('page_printed', { page });
    };
    const end = () => onChange(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [now, track, page, onChange]);
}
