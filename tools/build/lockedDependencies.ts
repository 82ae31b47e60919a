import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { repositoryRoot } from '@galopin/processes';

type Versions = Record<string, string | { version: string }>;
interface Lockfile {
  readonly importers: Record<string, { dependencies?: Versions; devDependencies?: Versions }>;
  readonly snapshots: Record<string, { dependencies?: Versions; optionalDependencies?: Versions }>;
}

/**
 * Every package and locked version that the run-time dependencies of the given workspace folders reach, sorted.
 * Packages that only other folders use do not appear, so that adding one there changes no build here.
 */
export function lockedDependencies(folders: readonly string[], root = repositoryRoot): string[] {
  const lockfile = load(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  const reached = new Set<string>();
  const pending = folders.flatMap((folder) => keys(lockfile.importers[folder]?.dependencies));
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    pending.push(...keys(lockfile.snapshots[key]?.dependencies));
  }
  return [...reached].sort();
}

function keys(versions: Versions | undefined): string[] {
  return Object.entries(versions ?? {})
    .map(([name, value]) => ({ name, version: typeof value === 'string' ? value : value.version }))
    .filter(({ version }) => !version.startsWith('link:'))
    .map(({ name, version }) => `${name}@${version}`);
}
