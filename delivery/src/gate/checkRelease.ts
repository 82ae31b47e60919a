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
function checkRoutes({ routes }: BuildArtifact, { active }: LivePeers): GateFinding[] {
  const owners = new Map(
    active.flatMap((other) => other.routes.map((route) => [pathShape(route.path), other.name])),
  );
  return routes.flatMap(({ path }) => {
    const owner = owners.get(pathShape(path));
    return owner === undefined
      ? []
      : [{ rule: 'routes', found: path, wanted: `a path that ${owner} does not own` }];
  });
}
