import { useSyncExternalStore } from 'react';
import { useTheme } from 'styled-components';
import { breakpoints, type Breakpoint } from '../theme/theme';

function queryBelow(name: Breakpoint): MediaQueryList | undefined {
  // Not every place that renders has it: servers and test browsers do not.
  return typeof window.matchMedia === 'function'
    ? window.matchMedia(`(max-width: ${breakpoints[name] - 0.02}px)`)
    : undefined;
}

/** Whether the window is narrower than a breakpoint; on a server, and until its page is taken over, whether it is a phone's. */
export function useIsBelow(name: Breakpoint): boolean {
  const { isNarrow = false } = useTheme();
  return useSyncExternalStore(
    (onChange) => {
      const query = queryBelow(name);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => queryBelow(name)?.matches ?? false,
    () => isNarrow,
  );
}
