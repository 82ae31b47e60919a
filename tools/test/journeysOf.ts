import { REMOTES_OF_SPECS } from './remotesOfSpecs';

/** Read by people, or of a test that stands beside the code: no journey sees it. */
const UNSEEN = /\.md$|^docs\/|\.test\.tsx?$|\/testing\/|^bench\/|^tools\/supply-chain\//;
const OF_REMOTE = /^(mf-[a-z-]+)\//;
const OF_SPEC = /^e2e\/(specs\/[\w-]+\.spec\.ts)$/;

/** Files below `e2e`, and the remotes whose pages are looked at by those that look at all pages; all when empty. */
export interface Journeys {
  readonly files: readonly string[];
  readonly remotes: readonly string[];
}

/**
 * The journeys that a change can break.
 * @param files paths below the repository's root
 * @returns null where none can
 */
export function journeysOf(files: readonly string[]): Journeys | null {
  const seen = files.filter((file) => !UNSEEN.test(file));
  if (seen.length === 0) return null;
  const remotes = new Set<string>();
  const wanted = new Set<string>();
  for (const file of seen) {
    const spec = OF_SPEC.exec(file)?.[1];
    const remote = OF_REMOTE.exec(file)?.[1];
    if (spec !== undefined) wanted.add(spec);
    else if (remote !== undefined) remotes.add(remote);
    else return { files: [], remotes: [] };
  }
  // A changed file of journeys is run as it is, whatever else has changed.
  const pages = wanted.size > 0 ? [] : [...remotes].sort();
  return { files: [...new Set([...wanted, ...[...remotes].flatMap(specsOf)])].sort(), remotes: pages };
}

function specsOf(remote: string): readonly string[] {
  return Object.entries(REMOTES_OF_SPECS)
    .filter(([, remotes]) => remotes.includes(remote))
    .map(([name]) => `specs/${name}.spec.ts`);
}
