/** Resolves when what the document holds is on screen; at once where nobody sees it, as nothing is painted there. */
export function whenPainted({ visibilityState, defaultView: window }: Document): Promise<void> {
  if (visibilityState === 'hidden' || !window) return Promise.resolve();
  return new Promise((resolve) => {
    // A frame is painted after its callbacks have run.
    window.requestAnimationFrame(() => window.setTimeout(resolve));
  });
}
