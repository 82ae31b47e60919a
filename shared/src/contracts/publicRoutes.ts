import { paths } from './paths';

/** Routes open to everyone (specification, part 2). */
const PUBLIC_PATTERNS = [
  paths.signIn.pattern,
  paths.home.pattern,
  paths.tips.pattern,
  paths.guide.pattern,
].map(fold);
/** Everything below these is open as well. */
const PUBLIC_PREFIXES = ['/course/', '/cheval/', '/jockey/', '/trainer/'];

/** Case and trailing slashes mean nothing to the router, so they mean nothing here. */
function fold(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

/**
 * Whether a route is open to anonymous visitors: what the shell's guard lets in, and what the release gate keeps
 * remotes from claiming. Compiled into the shell, so that no manifest can widen it.
 * @param pattern the pattern the router has matched, never the raw address: its escapes and case are the router's to
 * read
 */
export function isPublicRoute(pattern: string): boolean {
  const folded = fold(pattern);
  // Nothing but a page of its own stands below a public prefix: not the way back up to another one.
  if (/(^|\/)\.{1,2}(\/|$)/.test(folded)) return false;
  return PUBLIC_PATTERNS.includes(folded) || PUBLIC_PREFIXES.some((prefix) => folded.startsWith(prefix));
}
