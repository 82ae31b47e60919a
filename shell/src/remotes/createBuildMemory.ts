import type { ReleaseManifest } from '@galopin/shared/contracts';

/** Failures of one build, on any of its pages, after which the browser session does without it. */
const FAILURES_TO_SKIP = 2;
const KEY = 'galopin-failed-builds';

/** Remembers, as long as the browser tab lives, which builds failed although another build of the same remote worked. */
export interface BuildMemory {
  isSkipped(remote: string, buildId: string): boolean;
  blame(remote: string, buildId: string, failures: number): void;
  /** Does without a build that a server could not render with. */
  passOver(remote: string, buildId: string): void;
  /** Forgets the builds that a release no longer tries first. */
  keepOnly(remotes: ReleaseManifest['remotes']): void;
}

/** @param storage the tab's own; `undefined` where the browser refuses one: then a reload forgets */
export function createBuildMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): BuildMemory {
  let counts = readCounts(storage?.getItem(KEY) ?? null);
  const keep = (next: ReadonlyMap<string, number>) => {
    counts = next;
    storage?.setItem(KEY, JSON.stringify([...next]));
  };
  const blame: BuildMemory['blame'] = (remote, buildId, failures) => {
    const key = keyOf(remote, buildId);
    keep(new Map([...counts, [key, (counts.get(key) ?? 0) + failures]]));
  };
  const keyOf = (remote: string, buildId: string) => `${remote}/${buildId}`;

  return {
    isSkipped: (remote, buildId) => (counts.get(keyOf(remote, buildId)) ?? 0) >= FAILURES_TO_SKIP,
    blame,
    passOver: (remote, buildId) => blame(remote, buildId, FAILURES_TO_SKIP),
    keepOnly(remotes) {
      const tried = new Set(Object.entries(remotes).map(([name, { active }]) => keyOf(name, active.buildId)));
      const kept = [...counts].filter(([key]) => tried.has(key));
      if (kept.length < counts.size) keep(new Map(kept));
    },
  };
}

/** What another version of the shell may have left there is as good as nothing. */
function readCounts(text: string | null): ReadonlyMap<string, number> {
  if (text === null) return new Map();
  try {
    const pairs = JSON.parse(text) as unknown;
    return new Map(Array.isArray(pairs) ? pairs.filter(isCount) : []);
  } catch {
    // The tab's storage belongs to every script of the origin: a text that is none of ours is no memory.
    return new Map();
  }
}

function isCount(pair: unknown): pair is [string, number] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'number';
}
