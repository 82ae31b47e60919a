/**
 * Version of everything under `contracts`: the only thing two deployables agree on.
 * Major: a remote built before cannot run any more. Minor: something was added. Patch: words only.
 */
export const CONTRACT_VERSION = '1.5.0';

/**
 * Whether a caret range such as `^1.4.0` holds a version.
 * @returns null for a range of another form, which only a library of versions can read
 */
export function holdsVersion(range: string, version: string): boolean | null {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  if (!wanted) return null;
  const [major = 0, minor = 0, patch = 0] = wanted;
  const [ours = 0, ourMinor = 0, ourPatch = 0] = version.split('.').map(Number);
  return ours === major && (ourMinor > minor || (ourMinor === minor && ourPatch >= patch));
}
