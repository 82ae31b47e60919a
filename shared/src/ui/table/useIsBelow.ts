import { useSyncExternalStore } from 'react';
import { breakpoints, type Breakpoint } from '../theme/theme';

function queryBelow(name: Breakpoint): MediaQueryList | undefined {
  // Not every place that renders has it: servers and test browsers do not.
  return typeof window.matchMedia === 'function'
    ? window.matchMedia(`(max-width: ${breakpoints[name] - 0.02}px)`)
    : undefined;
}

/** Whether the window is narrower than a breakpoint; `false` on a server. */
export function useIsBelow(name: Breakpoint): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = queryBelow(name);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    () => queryBelow(name)?.matches ?? false,
    () => false,
  );
}
