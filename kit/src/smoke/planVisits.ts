import { isPublicRoute, type RouteEntry } from '@galopin/shared/contracts';
import type { Reach, Visit } from './Candidate';

export interface VisitPlan {
  /** Those that need nobody signed in come first. */
  readonly visits: readonly Visit[];
  /** Routes that cannot be visited, and why. */
  readonly notes: readonly string[];
}

export interface Means {
  /** Addresses that exist, by pattern with parameters. */
  readonly examples: Readonly<Record<string, string>>;
  /** There is an account to sign in with. */
  readonly canSignIn: boolean;
}

const ORDER: readonly Reach[] = ['anyone', 'guard', 'member'];

/** Decides which addresses show a candidate, and how far each can be visited. */
export function planVisits(routes: readonly RouteEntry[], { examples, canSignIn }: Means): VisitPlan {
  const located = routes.map((route) => ({
    route,
    path: route.path.includes(':') ? examples[route.path] : route.path,
  }));
  const member: Reach = canSignIn ? 'member' : 'guard';
  const visits = located.flatMap(({ route, path }): Visit[] =>
    path === undefined ? [] : [{ route, path, reach: isPublicRoute(route.path) ? 'anyone' : member }],
  );
  return {
    visits: visits.sort((one, other) => ORDER.indexOf(one.reach) - ORDER.indexOf(other.reach)),
    notes: located
      .filter(({ path }) => path === undefined)
      .map(({ route }) => `${route.path} was not visited: the day has no example of it`),
  };
}

/** One route of each remote: enough to see that a shell can mount them. */
export function oneRouteEach(routes: readonly RouteEntry[]): RouteEntry[] {
  const remotes = [...new Set(routes.map(({ remote }) => remote))];
  return remotes.flatMap((name) => {
    const own = routes.filter(({ remote }) => remote === name);
    return own.find(({ path }) => isPublicRoute(path)) ?? own[0] ?? [];
  });
}
