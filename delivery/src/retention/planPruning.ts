import { buildKey, type ReleaseState } from '../ledger/ReleaseState';
import type { BuildKey } from '../ledger/buildRecords';

/** How long builds are kept; a build is let go only when it is past both. */
export interface RetentionPolicy {
  /** Latest builds kept of each name. */
  readonly builds: number;
  /** Days since it was published or last named by the history. */
  readonly days: number;
}

/** A build as the policy sees it. */
export interface AgedBuild extends BuildKey {
  readonly state: 'reserved' | 'committed';
  readonly publishedAt: Date;
  /** When the history last named it; `null` for a build that nothing was ever done with. */
  readonly namedAt: Date | null;
}

export interface PruningPlan {
  /** Complete builds that become incomplete: removed by a later run, if nothing refers to them by then. */
  readonly retire: readonly BuildKey[];
  /** Incomplete builds that nobody has finished, with their files. */
  readonly remove: readonly BuildKey[];
  /** Builds that came to serve at the moment they were retired. */
  readonly restore: readonly BuildKey[];
}

export const DAY_MS = 24 * 60 * 60 * 1000;
/** A publication that is under way takes minutes. */
const UNFINISHED_MS = DAY_MS;

/**
 * Which builds may go. Removing takes two runs on purpose: a change that has seen a build complete is over long before
 * the second one, and what it has made serve is seen there.
 * @param states what every environment serves now
 */
export function planPruning(
  builds: readonly AgedBuild[],
  states: readonly ReleaseState[],
  policy: RetentionPolicy,
  now: Date,
): PruningPlan {
  const needed = new Set(states.flatMap(neededBuilds));
  const isNeeded = (build: BuildKey) => needed.has(buildKey(build));
  const age = (since: Date) => now.getTime() - since.getTime();
  const lastUse = ({ publishedAt, namedAt }: AgedBuild) =>
    namedAt !== null && namedAt > publishedAt ? namedAt : publishedAt;
  const latest = new Set(latestOfEach(builds, policy.builds));
  const reserved = builds.filter(({ state }) => state === 'reserved');
  return {
    restore: reserved.filter((build) => isNeeded(build)),
    remove: reserved.filter((build) => !isNeeded(build) && age(lastUse(build)) > UNFINISHED_MS),
    retire: builds
      .filter(({ state }) => state === 'committed')
      .filter(
        (build) => !isNeeded(build) && !latest.has(build) && age(lastUse(build)) > policy.days * DAY_MS,
      ),
  };
}

/** Whatever a state names: served, tried, fallen back to, or withdrawn and not yet looked into. */
function neededBuilds({ names }: ReleaseState): string[] {
  return Object.entries(names).flatMap(([name, { active, canary, good = [], quarantined = [] }]) =>
    [active, ...(canary ? [canary.buildId] : []), ...good, ...quarantined].map((buildId) =>
      buildKey({ name, buildId }),
    ),
  );
}

function latestOfEach(builds: readonly AgedBuild[], count: number): AgedBuild[] {
  const newestFirst = builds
    .filter(({ state }) => state === 'committed')
    .toSorted((left, right) => right.publishedAt.getTime() - left.publishedAt.getTime());
  const seen = new Map<string, number>();
  return newestFirst.filter(({ name }) => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before < count;
  });
}
