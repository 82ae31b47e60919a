import type { BuildArtifact, GateFinding, RemotePlan } from '@galopin/shared/contracts';
import { checkContracts, checkSharedModules } from './compatibility';
import { checkPaths } from './checkPaths';
import { checkStructure } from './checkStructure';
import { pathShape } from './pathShape';

/** What a candidate is put to: builds of the other names, by what they are to the site. */
export interface LivePeers {
  readonly active: readonly BuildArtifact[];
  readonly canary: readonly BuildArtifact[];
  readonly lastGood: readonly BuildArtifact[];
}

/**
 * The gate's pure rules: may this build serve beside what serves now?
 * @returns the rules not met; empty when it may
 */
export function checkRelease(candidate: BuildArtifact, peers: LivePeers): GateFinding[] {
  return [...checkStructure(candidate), ...checkPaths(candidate), ...checkBesideOthers(candidate, peers)];
}

/** What the rules about others read of a candidate: also of one that is not built yet. */
export interface GateCandidate extends RemotePlan {
  readonly kind: BuildArtifact['kind'];
  readonly buildId?: string;
}

/** The part that can be said before a remote is built: who owns its paths, and all that depends on who else serves. */
export function checkPlan(plan: RemotePlan, peers: LivePeers): GateFinding[] {
  const candidate = { ...plan, kind: 'remote' as const };
  return [...checkPaths(candidate), ...checkBesideOthers(candidate, peers)];
}

/** The part that depends on who else serves: all that can have changed since a build served before. */
export function checkBesideOthers(candidate: GateCandidate, peers: LivePeers): GateFinding[] {
  const others = [...peers.active, ...peers.canary];
  return [
    ...checkNames(candidate, others),
    ...checkContracts(candidate, peers),
    ...checkSharedModules(candidate, peers),
    ...checkRoutes(candidate, others),
    ...checkSlots(candidate, others),
  ];
}

/**
 * What would stand in the way of a rollback of the others once this remote serves. Worth knowing, no reason to
 * refuse: a remote that needs what the shell has just learned is why the shell was released.
 */
export function checkWayBack(candidate: BuildArtifact, { lastGood }: LivePeers): GateFinding[] {
  if (candidate.kind === 'shell') return [];
  const peers: LivePeers = { active: lastGood, canary: [], lastGood: [] };
  return checkBesideOthers(candidate, peers).map((finding) => ({
    ...finding,
    rule: `way back: ${finding.rule}`,
  }));
}

/** The federation runtime finds remotes by the beginning of their name. */
function checkNames({ name }: GateCandidate, others: readonly BuildArtifact[]): GateFinding[] {
  const names = new Set(others.map((other) => other.name));
  return [...names]
    .filter((other) => other.startsWith(name) || name.startsWith(other))
    .map((other) => ({
      rule: 'name',
      found: `${name} beside ${other}`,
      wanted: 'no name that begins another',
    }));
}

/** Two remotes must not own the same path; the router would pick one of them silently. */
function checkRoutes({ name, routes }: GateCandidate, others: readonly BuildArtifact[]): GateFinding[] {
  const taken = others.flatMap((other) => other.routes.map((route) => ({ ...route, owner: other.name })));
  const paths = new Map(taken.map(({ path, owner }) => [pathShape(path), owner]));
  // The shell's router knows a route by its name: two of one name would stop it at boot.
  const names = new Map(taken.map((route) => [route.name, route.owner]));
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

/** A slot shows one widget: of two remotes that offer it, the page would get either. */
function checkSlots({ widgets = [] }: GateCandidate, others: readonly BuildArtifact[]): GateFinding[] {
  const owners = new Map(
    others.flatMap((other) => (other.widgets ?? []).map(({ slot }) => [slot, other.name] as const)),
  );
  return widgets.flatMap(({ slot }): GateFinding[] => {
    const owner = owners.get(slot);
    return owner === undefined
      ? []
      : [{ rule: 'slots', found: slot, wanted: `a slot that ${owner} does not offer` }];
  });
}
