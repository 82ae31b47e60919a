import { packageOf } from '@galopin/kit/webpack';
import type { PublishedPackage } from './publishedPackages';

type Versions = Readonly<Record<string, string>>;
type Conditions = Readonly<Record<string, string>>;

/** A `package.json` of the workspace, as far as it is read here. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly sideEffects?: boolean;
  readonly bin?: Versions;
  readonly exports?: Versions;
  readonly imports?: Readonly<Record<string, Conditions>>;
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly files?: readonly string[];
}

export interface PackageFacts {
  readonly manifest: SourceManifest;
  readonly published: PublishedPackage;
  /** Versions of the workspace's catalog. */
  readonly catalog: Versions;
  /** Versions of Node that the repository supports. */
  readonly engines: Versions;
  /** Import requests of the published files, and of those that are left out. */
  readonly imports: { readonly published: ReadonlySet<string>; readonly inner: ReadonlySet<string> };
}

/** The `package.json` that teams install: compiled doors, and versions where the workspace has references. */
export function describePackage({ manifest, published, catalog, engines, imports }: PackageFacts) {
  const { name, version, description, sideEffects, bin, exports = {}, peerDependencies } = manifest;
  const used = new Set([...imports.published].map(packageOf));
  const declared = [name, ...Object.keys({ ...manifest.dependencies, ...peerDependencies })];
  const missing = [...used].filter((of) => !of.startsWith('node:') && !declared.includes(of));
  if (missing.length > 0) throw new Error(`${name} imports ${missing.join(', ')} and does not depend on it`);
  const onlyInner = new Set([...imports.inner].map(packageOf).filter((of) => !used.has(of)));
  const dependencies = Object.entries(manifest.dependencies ?? {})
    .filter(([of]) => !onlyInner.has(of))
    .map(([of, range]) => [of, versionOf(of, range, catalog, version)]);
  const doors = Object.entries(exports).filter(([door]) => !published.innerDoors.includes(door));
  return {
    name,
    version,
    ...(description !== undefined && { description }),
    license: 'UNLICENSED',
    type: 'module',
    ...(sideEffects !== undefined && { sideEffects }),
    engines,
    ...(bin && { bin }),
    exports: {
      ...Object.fromEntries(doors.map(([door, file]) => [door, compiledDoor(file)])),
      './package.json': './package.json',
    },
    ...(manifest.imports && {
      imports: Object.fromEntries(
        Object.entries(manifest.imports).map(([key, conditions]) => [key, compiledConditions(conditions)]),
      ),
    }),
    files: ['dist', 'bin', ...(manifest.files ?? []), 'CHANGELOG.md'],
    dependencies: Object.fromEntries(dependencies),
    ...(peerDependencies && { peerDependencies }),
    ...(manifest.peerDependenciesMeta && { peerDependenciesMeta: manifest.peerDependenciesMeta }),
  };
}

/** `catalog:` and `workspace:` stand for versions that only the workspace knows. */
function versionOf(name: string, range: string, catalog: Versions, own: string): string {
  if (range.startsWith('workspace:')) return `^${own}`;
  if (range !== 'catalog:') return range;
  const version = catalog[name];
  if (version === undefined) throw new Error(`The catalog has no version of ${name}`);
  return version;
}

const compiled = (file: string): string => file.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');

const typesOf = (file: string): string => compiled(file).replace(/\.js$/, '.d.ts');

const compiledDoor = (file: string): string | Conditions =>
  /\.tsx?$/.test(file) ? { types: typesOf(file), default: compiled(file) } : compiled(file);

function compiledConditions(conditions: Conditions): Conditions {
  const entries = Object.entries(conditions).map(([condition, file]) => [condition, compiled(file)]);
  return { types: typesOf(conditions['default'] ?? ''), ...Object.fromEntries(entries) };
}
