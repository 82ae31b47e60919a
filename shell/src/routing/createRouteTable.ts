import type { RouteEntry } from '@galopin/shared/contracts';

/** Which page stands behind which path, as the release that counts says. */
export interface RouteTable {
  /** By the pattern the router has matched; `undefined` for one that no release serves any more. */
  find(path: string): RouteEntry | undefined;
  paths(): readonly string[];
  replace(routes: readonly RouteEntry[]): void;
}

export function createRouteTable(first: readonly RouteEntry[]): RouteTable {
  const index = (routes: readonly RouteEntry[]) => new Map(routes.map((route) => [route.path, route]));
  let table = index(first);
  return {
    find: (path) => table.get(path),
    paths: () => [...table.keys()],
    replace(routes) {
      table = index(routes);
    },
  };
}
