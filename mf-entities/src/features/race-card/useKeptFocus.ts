import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where it is while a list is put in another order: a moved element loses it.
 * @param shown changes with what is shown
 * @returns to be called right before that changes
 */
export function useKeptFocus(shown: unknown): () => void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element instanceof HTMLElement && element.isConnected && document.activeElement === document.body)
      element.focus({ preventScroll: true });
  }, [shown]);
  return useCallback(() => {
    focused.current = document.activeElement;
  }, []);
}
