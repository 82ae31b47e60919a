import { BUILD_ID, BUILD_NAME, type BuildArtifact, type GateFinding } from '@galopin/shared/contracts';
import type { ArtifactReader } from '../files/createArtifactReader';
import { checkRelease } from '../gate/checkRelease';
import type { BuildKey } from '../ledger/buildRecords';
import { buildsOf, type LiveRelease } from '../live/LiveRelease';

/** Builds one link may ask for. */
const MOST = 20;

/** `mf-races@0123456789abcdef`: a build as a link names it. */
export const namedBuild = ({ name, buildId }: BuildKey): string => `${name}@${buildId}`;

/** Builds of a link and the environment that they are shown in: what a link signs. */
export interface NamedOverride {
  readonly environment: string;
  readonly keys: readonly BuildKey[];
}

export const writeOverride = ({ environment, keys }: NamedOverride): string =>
  `${environment}:${keys.map(namedBuild).join(',')}`;

/** @returns `null` for a text that {@link writeOverride} has not written */
export function readOverride(text: string): NamedOverride | null {
  const at = text.indexOf(':');
  const keys = at < 1 ? null : readNamedBuilds(text.slice(at + 1));
  return keys && { environment: text.slice(0, at), keys };
}

/** @returns `null` for a text that is no list of builds, each name once */
export function readNamedBuilds(text: string): BuildKey[] | null {
  const keys = text.split(',').map((part) => {
    const [name = '', buildId = '', ...rest] = part.split('@');
    return rest.length === 0 && BUILD_NAME.test(name) && BUILD_ID.test(buildId) ? { name, buildId } : null;
  });
  const read = keys.filter((key) => key !== null);
  const names = new Set(read.map(({ name }) => name));
  return read.length === keys.length && names.size === keys.length && keys.length <= MOST ? read : null;
}

/** The builds asked for, and the first of them that is not there. */
export async function findBuilds(
  keys: readonly BuildKey[],
  readArtifact: ArtifactReader,
): Promise<{ readonly builds: readonly BuildArtifact[]; readonly unknown: BuildKey | undefined }> {
  const found = await Promise.all(keys.map(({ name, buildId }) => readArtifact(name, buildId)));
  return {
    builds: found.filter((build) => build !== undefined),
    unknown: keys.find((_key, at) => found[at] === undefined),
  };
}

/** Whether these builds could be shown together, beside what serves. */
export function checkOverrides(live: LiveRelease, overrides: readonly BuildArtifact[]): GateFinding[] {
  const asked = new Set(overrides.map(({ name }) => name));
  const serving = Object.keys(live.pointer.state.names)
    .filter((name) => !asked.has(name))
    .map((name) => buildsOf(live, name))
    .filter((builds) => builds !== undefined);
  return overrides.flatMap((candidate) => {
    const others = overrides.filter((other) => other !== candidate);
    return checkRelease(candidate, {
      active: [...serving.map(({ active }) => active), ...others],
      canary: [],
      lastGood: [],
    });
  });
}
