import type { RouteEntry } from '@galopin/shared/contracts';

export interface RouteMatch {
  readonly route: RouteEntry;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a path as it stands in the request, still encoded; `null` when there is none. */
export type RouteMatcher = (pathname: string) => RouteMatch | null;

/**
 * Matches as the shell's router does: without case, without trailing slashes, the more literal route first. Patterns
 * are made of literal and `:parameter` segments.
 */
export function createRouteMatcher(routes: readonly RouteEntry[]): RouteMatcher {
  const compiled = routes.map(compile).sort((left, right) => right.literals - left.literals);
  return (pathname) => {
    const path = decodeSegments(pathname);
    for (const { route, pattern, names } of compiled) {
      const found = pattern.exec(path);
      if (found)
        return {
          route,
          params: Object.fromEntries(names.map((name, at) => [name, restoreSlash(found[at + 1])])),
        };
    }
    return null;
  };
}

function compile(route: RouteEntry) {
  const segments = route.path.split('/').filter((segment) => segment !== '');
  const names = segments.filter((segment) => segment.startsWith(':')).map((segment) => segment.slice(1));
  const source = segments
    .map((segment) => (segment.startsWith(':') ? '/([^/]+)' : `/${escapePattern(segment)}`))
    .join('');
  return {
    route,
    names,
    literals: segments.length - names.length,
    pattern: new RegExp(`^${source || '/'}/*$`, 'i'),
  };
}

const escapePattern = (text: string): string => text.replace(/[\\.*+^${}|()[\]]/g, String.raw`\$&`);

/** An encoded slash is part of its segment; a segment that cannot be decoded leaves the path as it came. */
function decodeSegments(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    // The router compares such a path undecoded, too.
    return pathname;
  }
}

const restoreSlash = (value = ''): string => value.replaceAll('%2F', '/');
