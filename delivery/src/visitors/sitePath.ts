/** Stands for the site while an address is read: no page can be there. */
const NOWHERE = 'http://site.invalid';

/**
 * A path of this site out of what a link says, and nothing that leads away from it.
 * @returns `/` for anything else
 */
export function sitePath(text: string): string {
  if (!text.startsWith('/') || !URL.canParse(text, NOWHERE)) return '/';
  const { origin, pathname, search, hash } = new URL(text, NOWHERE);
  // `/x/..//elsewhere.example` is a path here and another site to a browser that is sent there.
  return origin === NOWHERE && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
