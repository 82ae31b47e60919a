/** Who on the page holds input that the visitor would lose. */
export interface UnsavedInput {
  /** @returns the way to let go; calling it twice does nothing more */
  hold(): () => void;
  isHeld(): boolean;
}

/** While anything is held, the browser asks as well before the document is left. */
export function createUnsavedInput(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): UnsavedInput {
  const holds = new Set<symbol>();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    isHeld: () => holds.size > 0,
    hold() {
      const hold = Symbol('unsaved input');
      // Listening costs the page its place in the back/forward cache, so it is done only while something is held.
      if (holds.size === 0) target.addEventListener('beforeunload', ask);
      holds.add(hold);
      return () => {
        if (holds.delete(hold) && holds.size === 0) target.removeEventListener('beforeunload', ask);
      };
    },
  };
}
