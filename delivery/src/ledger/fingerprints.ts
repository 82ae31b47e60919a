import { createHash } from 'node:crypto';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { LRUCache } from 'lru-cache';
import { stringify } from 'safe-stable-stringify';
import { buildKey, referredBuilds, type ReleaseState } from './ReleaseState';
import type { BuildKey, BuildRecord } from './buildRecords';

/** Fingerprints kept; a build never changes. */
const KEPT = 5000;
/** Stands for a build that is not known. */
const UNKNOWN = 'unknown';

/** By `name/buildId`: hexadecimal SHA-256 of everything a build's description says. */
export type Fingerprints = ReadonlyMap<string, string>;

const computed = new WeakMap<BuildArtifact, string>();

function fingerprintOf(artifact: BuildArtifact): string {
  const known = computed.get(artifact);
  if (known !== undefined) return known;
  const fingerprint = createHash('sha256').update(stringify(artifact)).digest('hex');
  computed.set(artifact, fingerprint);
  return fingerprint;
}

/** Of every build a state refers to, out of builds at hand. */
export function fingerprintsOf(
  state: ReleaseState,
  builds: ReadonlyMap<string, BuildArtifact>,
): Fingerprints {
  return new Map(
    referredBuilds(state).map((key) => {
      const build = builds.get(key);
      return [key, build ? fingerprintOf(build) : UNKNOWN];
    }),
  );
}

/** Of every build a state refers to; each build is read once. */
export function createFingerprintReader(readBuilds: (keys: readonly BuildKey[]) => Promise<BuildRecord[]>) {
  const known = new LRUCache<string, string>({ max: KEPT });
  return async (state: ReleaseState): Promise<Fingerprints> => {
    const keys = referredBuilds(state);
    const missing = keys.filter((key) => !known.has(key)).map(splitKey);
    for (const { artifact } of await readBuilds(missing))
      known.set(buildKey(artifact), fingerprintOf(artifact));
    return new Map(keys.map((key) => [key, known.get(key) ?? UNKNOWN]));
  };
}

function splitKey(key: string): BuildKey {
  const [name = '', buildId = ''] = key.split('/');
  return { name, buildId };
}
