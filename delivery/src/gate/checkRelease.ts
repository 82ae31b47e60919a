import type { BuildArtifact, GateFinding } from '@galopin/shared/contracts';
import { checkContracts, checkSharedModules } from './compatibility';
import { checkStructure } from './checkStructure';
import { pathShape } from './pathShape';

/** What a candidate is put to: every build that serves or may be fallen back to, the candidate's own left out. */
export interface LivePeers {
  readonly shell: BuildArtifact | null;
  /** Active builds of the other names. */
  readonly active: readonly BuildArtifact[];
  /** Last good builds of the other names. */
  readonly lastGood: readonly BuildArtifact[];
}

/**
 * The gate's pure rules: may this build serve beside what serves now?
 * @returns the rules not met; empty when it may
 */
export function checkRelease(candidate: BuildArtifact, peers: LivePeers): GateFinding[] {
  return [
    ...checkStructure(candidate),
    ...checkNames(candidate, peers),
    ...checkContracts(candidate, peers),
    ...checkSharedModules(candidate, peers),
    ...checkRoutes(candidate, peers),
  ];
}

/** The federation runtime finds remotes by the beginning of their name. */
function checkNames({ name }: BuildArtifact, { active }: LivePeers): GateFinding[] {
  return active
    .filter((other) => other.name.startsWith(name) || name.startsWith(other.name))
    .map((other) => ({
      rule: 'name',
      found: `${name} beside ${other.name}`,
      wanted: 'no name that begins another',
    }));
}

/** Two remotes must not own the same path; the router would pick one of them silently. */
function checkRoutes({ name, routes }: BuildArtifact, { active }: LivePeers): GateFinding[] {
  const others = active.flatMap((other) => other.routes.map((route) => ({ ...route, owner: other.name })));
  const paths = new Map(others.map(({ path, owner }) => [pathShape(path), owner]));
  // The shell's router knows a route by its name: two of one name would stop it at boot.
  const names = new Map(others.map((route) => [route.name, route.owner]));
  const own = new Set<string>();
  return routes.flatMap((route): GateFinding[] => {
    const owner = paths.get(pathShape(route.path));
    const namesake = own.has(route.name) ? name : names.get(route.name);
    own.add(route.name);
    return [
      ...(owner === undefined
        ? []
        : [{ rule: 'routes', found: route.path, wanted: `a path that ${owner} does not own` }]),
      ...(namesake === undefined
        ? []
        : [{ rule: 'route-name', found: route.name, wanted: `a name that ${namesake} does not use` }]),
    ];
  });
}
