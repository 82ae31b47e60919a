import type { ReleaseManifest } from '@galopin/shared/contracts';
import { fetchDocument } from './sentDocument';

/** What the next document of the running site brings. */
export async function readManifest(): Promise<ReleaseManifest> {
  return (await fetchDocument('/')).manifest;
}
