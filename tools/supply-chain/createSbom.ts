import type { Lockfile } from './Lockfile';
import { productionPackages } from './productionPackages';

/** An SPDX expression: identifiers, with AND, OR and WITH between them. */
const EXPRESSION = /^\(?[\w.+-]+(?: (?:AND|OR|WITH) \(?[\w.+-]+\)?)*\)?$/;

export interface SbomOptions {
  readonly lockfile: Lockfile;
  /** By `name@version`; packages of other systems are not installed and not among them. */
  readonly licences: ReadonlyMap<string, string | null>;
  /** The site's own. */
  readonly version: string;
  readonly now: Date;
}

/**
 * The bill of materials of what is delivered: every third-party package with version, licence, SHA-512 and what it
 * needs in turn.
 * @source CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/
 */
export function createSbom({ lockfile, licences, version, now }: SbomOptions) {
  const graph = productionPackages(lockfile);
  const ids = [...graph.keys()].sort();
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', 'bom-ref': 'galopin', name: 'galopin', version },
    },
    components: ids.map((id) => {
      const licence = licences.get(id);
      return {
        type: 'library',
        'bom-ref': packageUrl(id),
        ...nameAndVersion(id),
        purl: packageUrl(id),
        scope: licences.has(id) ? 'required' : 'optional',
        hashes: [{ alg: 'SHA-512', content: hashOf(lockfile, id) }],
        ...(licence && { licenses: [licenceOf(licence)] }),
      };
    }),
    dependencies: ids.map((id) => ({
      ref: packageUrl(id),
      dependsOn: [...(graph.get(id) ?? [])].sort().map(packageUrl),
    })),
  };
}

function licenceOf(licence: string) {
  return EXPRESSION.test(licence) ? { expression: licence } : { license: { name: licence } };
}

function hashOf({ packages }: Lockfile, id: string): string {
  const integrity = packages[id]?.resolution['integrity'];
  if (typeof integrity !== 'string') throw new Error(`${id} is locked without its hash.`);
  return Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
}

function nameAndVersion(id: string) {
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}

/** @source https://github.com/package-url/purl-spec */
function packageUrl(id: string): string {
  const { name, version } = nameAndVersion(id);
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
