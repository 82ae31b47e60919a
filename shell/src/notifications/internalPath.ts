/**
 * Where a message leads within the site: its `meta.href`.
 * @returns `null` for anything but a path of the site; an address of another site is none
 */
export function internalPath(meta: Readonly<Record<string, unknown>>): string | null {
  const { href } = meta;
  if (typeof href !== 'string' || !href.startsWith('/')) return null;
  // As a browser reads it: `//host`, `/\host` and `/⇥/host` lead elsewhere.
  const base = 'https://site.invalid';
  if (!URL.canParse(href, base)) return null;
  const { origin, pathname, search, hash } = new URL(href, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
