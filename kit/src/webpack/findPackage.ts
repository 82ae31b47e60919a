import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** What we read of a `package.json`. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface InstalledPackage {
  /** Absolute real folder: where a workspace links to, or a store keeps it. */
  readonly folder: string;
  readonly manifest: PackageManifest;
}

const known = new Map<string, PackageManifest>();

export function readManifest(folder: string): PackageManifest {
  const found = known.get(folder);
  if (found) return found;
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageManifest;
  known.set(folder, manifest);
  return manifest;
}

/**
 * The package that an import from a folder would find, by Node's own rule: `node_modules` of the folder, then of those
 * above. Packages need not export their `package.json` for it.
 * @returns null where it is not installed
 */
export function findPackage(name: string, from: string): InstalledPackage | null {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) {
      const real = realpathSync(place);
      return { folder: real, manifest: readManifest(real) };
    }
    if (folder === path.dirname(folder)) return null;
  }
}

/** Package of an import request: `react` of `react/jsx-runtime`, `@galopin/shared` of one of its doors. */
export const packageOf = (request: string): string =>
  request.split('/', request.startsWith('@') ? 2 : 1).join('/');
