import path from 'node:path';
import type { Lockfile } from './Lockfile';

/** Workspaces that build, test and describe the site: what only they need is not delivered. */
const NOT_DELIVERED = ['.', 'bench', 'demo', 'e2e', 'paypal-stand-in', 'processes', 'tools'];

/** Packages by `name@version`, each with those that it needs. */
export type PackageGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** What servers and pages are made of: all that the delivered workspaces need, and all that these need in turn. */
export function productionPackages({ importers, packages, snapshots }: Lockfile): PackageGraph {
  const graph = new Map<string, Set<string>>();
  const seen = new Set<string>();

  const visit = (name: string, version: string): string => {
    const plain = `${name}@${version}`;
    // An alias names the package that it stands for.
    const snapshot = plain in snapshots ? plain : version;
    const id = snapshot.replace(/\(.*$/, '');
    if (!(id in packages)) throw new Error(`${snapshot} is needed and not locked.`);
    const needed = graph.get(id) ?? new Set();
    graph.set(id, needed);
    if (!seen.has(snapshot)) {
      seen.add(snapshot);
      const needs = snapshots[snapshot];
      for (const entry of Object.entries({ ...needs?.dependencies, ...needs?.optionalDependencies }))
        needed.add(visit(...entry));
    }
    return id;
  };
  const visitWorkspace = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const wanted = importers[folder];
    for (const [name, { version }] of Object.entries({
      ...wanted?.dependencies,
      ...wanted?.optionalDependencies,
    })) {
      if (version.startsWith('link:')) visitWorkspace(path.posix.join(folder, version.slice('link:'.length)));
      else visit(name, version);
    }
  };
  Object.keys(importers)
    .filter((folder) => !NOT_DELIVERED.includes(folder))
    .forEach(visitWorkspace);
  return graph;
}
