import type { BuildArtifact, DiffAnswer, FactDifference, FileDifference } from '@galopin/shared/contracts';
import { loadedBytes } from './loadedBytes';

/** What a visitor's browser, the shell and a reader of the history would see differ between two builds of a name. */
export function diffBuilds(from: BuildArtifact, to: BuildArtifact): DiffAnswer {
  return {
    name: to.name,
    from: from.buildId,
    to: to.buildId,
    facts: diffFacts(from, to),
    files: diffFiles(from.files, to.files),
    brotli: { before: loadedBytes(from), after: loadedBytes(to) },
  };
}

function diffFacts(from: BuildArtifact, to: BuildArtifact): FactDifference[] {
  const [before, after] = [factsOf(from), factsOf(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((fact) => ({ fact, before: before.get(fact) ?? null, after: after.get(fact) ?? null }))
    .filter((difference) => difference.before !== difference.after);
}

function factsOf({
  source,
  contract,
  shared,
  routes,
  widgets = [],
  tools,
}: BuildArtifact): ReadonlyMap<string, string> {
  const commit = source.commit === null ? 'unknown' : `${source.commit}${source.dirty ? ' + changes' : ''}`;
  return new Map([
    ['commit', commit],
    ['contract', contract],
    ...Object.entries(shared).map(([module, version]) => [`shared ${module}`, version] as const),
    ...Object.entries(tools).map(([tool, version]) => [`tool ${tool}`, version] as const),
    ...routes.map(({ path, page, title }) => [`route ${path}`, `${page}, ${title}`] as const),
    ...widgets.map(({ slot, widget, title }) => [`slot ${slot}`, `${widget}, ${title}`] as const),
  ]);
}

function diffFiles(from: BuildArtifact['files'], to: BuildArtifact['files']): FileDifference[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((file) => from[file]?.integrity !== to[file]?.integrity)
    .sort()
    .map((file) => ({ file, before: from[file]?.bytes ?? null, after: to[file]?.bytes ?? null }));
}
