import type { BuildArtifact } from '@galopin/shared/contracts';
import { LRUCache } from 'lru-cache';
import { artifactKey } from '../builds/buildFiles';
import { isStoreKey, type BuildStore } from '../store/BuildStore';

/** Descriptions kept in memory; none ever changes. */
const KEPT = 500;

/** The description of a committed build; `undefined` for any other. Needs no database. */
export type ArtifactReader = (name: string, buildId: string) => Promise<BuildArtifact | undefined>;

/** A build is there for visitors from the moment its description is in the store: that is written last. */
export function createArtifactReader(store: BuildStore): ArtifactReader {
  const artifacts = new LRUCache<string, BuildArtifact>({ max: KEPT });
  return async (name, buildId) => {
    const key = artifactKey({ name, buildId });
    if (!isStoreKey(key)) return undefined;
    const known = artifacts.get(key);
    if (known) return known;
    const content = await store.get(key);
    if (content === null) return undefined;
    const artifact = JSON.parse(content.toString('utf8')) as BuildArtifact;
    artifacts.set(key, artifact);
    return artifact;
  };
}
