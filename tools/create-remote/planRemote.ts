import {
  FIRST_PORT,
  planRemote as planAlone,
  refuse,
  type Refusal,
  type RemotePlan,
  type Wish,
} from '@galopin/create-remote';
import { isPublicRoute, paths, type RemoteConfig } from '@galopin/shared/contracts';
import { pathShape, SERVICE_PREFIXES } from '@galopin/delivery/reserved-paths';

/** What is there already. */
export interface Surroundings {
  readonly remotes: readonly RemoteConfig[];
  /** Every entry of the workspace's root. */
  readonly entries: readonly string[];
}

/**
 * Decides what a new remote of the workspace is called, where it lives and which port it gets.
 * @throws Error naming what was wanted, the value found and the values that are accepted
 */
export function planRemote(wish: Wish, surroundings: Surroundings): RemotePlan {
  const plan = planAlone(wish);
  refuse('name', checkName(plan.name, surroundings));
  refuse('path', checkPath(plan.path, plan.route, surroundings.remotes));
  const ports = surroundings.remotes.map((remote) => remote.port);
  return { ...plan, port: Math.max(FIRST_PORT - 1, ...ports) + 1 };
}

function checkName(name: string, { remotes, entries }: Surroundings): Refusal {
  if (entries.includes(name)) return [`${name} is taken: the folder exists`, 'a name that is free'];
  const relative = remotes.find((other) => other.name.startsWith(name) || name.startsWith(other.name));
  return (
    relative && [
      `${name} and ${relative.name} begin alike to the end of the shorter one`,
      'no name that another one begins with',
    ]
  );
}

function checkPath(path: string, route: string, remotes: readonly RemoteConfig[]): Refusal {
  const service = SERVICE_PREFIXES.find((prefix) => `${pathShape(path)}/`.startsWith(`${prefix}/`));
  if (service !== undefined) return [`${path} is below ${service}, which a service answers`, 'another path'];
  const shared = Object.values(paths).find(({ pattern }) => overlap(pattern, path));
  const pages = remotes.flatMap((remote) => remote.pages.map((page) => ({ page, remote: remote.name })));
  const owned = pages.find(({ page }) => overlap(page.path, path));
  if (owned) return [`${path} is ${owned.page.path} of ${owned.remote}`, 'a path that no remote owns'];
  if (shared) return [`${path} is ${shared.pattern} of the contract`, 'a path that is not promised yet'];
  if (isPublicRoute(path)) {
    return [`${path} is a path that the guard opens to everyone`, 'a path that asks for a member'];
  }
  const namesake = pages.find(({ page }) => page.name === route);
  return (
    namesake && [
      `${path} makes the route name ${route}, which is ${namesake.page.path} of ${namesake.remote}`,
      'another path',
    ]
  );
}

/** Whether a plain path is one that a pattern answers: a parameter answers anything. */
function overlap(pattern: string, path: string): boolean {
  const [theirs, ours] = [pattern, path].map((one) => pathShape(one).split('/'));
  return (
    theirs?.length === ours?.length &&
    theirs?.every((part, at) => part === ':' || part === ours?.[at]) === true
  );
}
