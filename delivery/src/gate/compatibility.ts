import type { BuildArtifact, GateFinding } from '@galopin/shared/contracts';
import semver from 'semver';
import type { GateCandidate, LivePeers } from './checkRelease';

/** A remote needs a contract that live and canary shell speak; a shell must speak what live, canary and last good remotes need. */
export function checkContracts(candidate: GateCandidate, peers: LivePeers): GateFinding[] {
  return pairs(candidate, peers)
    .filter(({ shell, remote }) => !satisfies(shell.contract, remote.contract))
    .map(({ shell, remote }) => ({
      rule: 'contract',
      found: `${label(remote)} needs ${remote.contract}, ${label(shell)} speaks ${shell.contract}`,
      wanted:
        candidate.kind === 'shell'
          ? `a shell that speaks ${remote.contract}`
          : `a range that ${shell.contract} is in: built with that version of the kit, or released after a newer shell`,
    }));
}

/** Modules a remote has no copy of must come from the shell, in a version it was built for. */
export function checkSharedModules(candidate: GateCandidate, peers: LivePeers): GateFinding[] {
  return pairs(candidate, peers).flatMap(({ shell, remote }) =>
    Object.entries(remote.shared)
      .filter(([module, range]) => !satisfies(shell.shared[module] ?? '', range))
      .map(([module, range]) => ({
        rule: 'shared modules',
        found: `${module} ${shell.shared[module] ?? 'not'} offered by ${label(shell)}`,
        wanted: `${module} ${range} for ${label(remote)}`,
      })),
  );
}

/**
 * What a remote's server half needs of a shell that would serve beside it. Worth knowing, no reason to refuse: browsers
 * render the pages of such a pair themselves.
 */
export function checkServerHalves(candidate: BuildArtifact, peers: LivePeers): GateFinding[] {
  const builds = [candidate, ...peers.active, ...peers.canary, ...peers.lastGood];
  const halves = new Map(builds.map((build) => [label(build), build.server]));
  return pairs(candidate, peers).flatMap(({ shell, remote }) => {
    const half = halves.get(label(remote));
    if (!half) return [];
    if (!halves.get(label(shell)))
      return [noted(`none of ${label(shell)}`, `one beside that of ${label(remote)}`)];
    return Object.entries(half.shared)
      .filter(([module, range]) => !satisfies(shell.shared[module] ?? '', range))
      .map(([module, range]) =>
        noted(
          `${module} ${shell.shared[module] ?? 'not'} offered by ${label(shell)}`,
          `${module} ${range} for ${label(remote)}`,
        ),
      );
  });
}

const noted = (found: string, wanted: string): GateFinding => ({
  rule: 'server half',
  found,
  wanted: `${wanted}; until then browsers alone render its pages`,
});

/** Who would meet whom in a page if the candidate served. */
function pairs(candidate: GateCandidate, { active, canary, lastGood }: LivePeers) {
  if (candidate.kind === 'remote') {
    const shells = [...active, ...canary].filter(({ kind }) => kind === 'shell');
    return shells.map((shell) => ({ shell, remote: candidate }));
  }
  const remotes = [...active, ...canary, ...lastGood].filter(({ kind }) => kind === 'remote');
  return remotes.map((remote) => ({ shell: candidate, remote }));
}

/** A version or range that cannot be read satisfies nothing. */
function satisfies(version: string, range: string): boolean {
  return semver.valid(version) !== null && semver.satisfies(version, range);
}

const label = ({ name, buildId }: GateCandidate): string =>
  buildId === undefined ? name : `${name} ${buildId}`;
