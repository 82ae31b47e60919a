import { useLocation } from '@galopin/shared/router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the new page's heading after a navigation, so that a screen reader announces it and the keyboard
 * starts there. The first page keeps the browser's own focus.
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = main.current?.querySelector('h1') ?? main.current;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, main]);
}
