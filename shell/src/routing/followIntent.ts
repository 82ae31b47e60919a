/**
 * Calls back with the path of a link of this site as soon as the visitor points at it, focuses it or touches it.
 * @returns the way to stop
 */
export function followIntent(target: Document, onIntent: (pathname: string) => void): () => void {
  const handle = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== target.location.origin) return;
    onIntent(link.pathname);
  };
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const kind of kinds) target.addEventListener(kind, handle, { passive: true });
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, handle);
  };
}
