import type { Lockfile } from './Lockfile';

/** A name and a version, as the registry has them: no address, no folder, no branch. */
const FROM_REGISTRY = /^(@[a-z0-9][\w.-]*\/)?[a-zA-Z0-9_][\w.-]*@\d+\.\d+\.\d+[\w.+-]*$/;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * What of a lock was not taken from the registry as it was published, or could be exchanged there unseen.
 * @returns a line for each fault, naming the package; none where every package is held to its SHA-512
 */
export function findLockFaults({ packages }: Pick<Lockfile, 'packages'>): readonly string[] {
  return Object.entries(packages).flatMap(([name, { resolution }]) => {
    const { integrity, ...elsewhere } = resolution;
    const faults: string[] = [];
    if (!FROM_REGISTRY.test(name)) faults.push(`${name} is no version of the registry`);
    if (typeof integrity !== 'string' || !SHA512.test(integrity))
      faults.push(`${name} has no SHA-512: ${JSON.stringify(integrity)}`);
    if (Object.keys(elsewhere).length > 0)
      faults.push(`${name} comes from elsewhere: ${JSON.stringify(elsewhere)}`);
    return faults;
  });
}
