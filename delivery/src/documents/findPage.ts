import type { RouteEntry } from '@galopin/shared/contracts';
import { firstValues, meetsRules } from '@galopin/shared/lib';
import type { ReleaseView } from '../view/createReleaseView';

/** A page of the site with what its address says. */
export interface FoundPage {
  readonly route: RouteEntry;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** The page at an address, path and query as they stand in the request; `null` where none is, or a rule is broken. */
export function findPage(view: Pick<ReleaseView, 'match'>, url: string): FoundPage | null {
  const [pathname = '/', ...rest] = url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const match = view.match(pathname);
  return match !== null && meetsRules(match.route, { params: match.params, query: firstValues(query) })
    ? { ...match, query }
    : null;
}

/** The route of an address, also where its rules are broken. */
export const routeAt = (view: Pick<ReleaseView, 'match'>, url: string): RouteEntry | null =>
  view.match(url.split('?')[0] ?? '/')?.route ?? null;

/** The one address of a page: spelled as its route is, with no other query than its rules know. */
export function canonicalPath({ route, params, query }: FoundPage): string {
  const path = route.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const kept = Object.keys(route.query ?? {}).flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
