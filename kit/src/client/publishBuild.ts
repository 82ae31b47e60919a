import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArtifact } from '@galopin/shared/contracts';
import pLimit from 'p-limit';
import type { DeliveryClient } from './createDeliveryClient';

/** A build and the folder its files lie in. */
export interface ReadyBuild {
  readonly artifact: BuildArtifact;
  readonly directory: string;
}

/** What had to be sent. */
export interface Upload {
  readonly files: number;
  readonly bytes: number;
}

const UPLOADS_AT_ONCE = 4;

/**
 * Sends what is missing of a build and makes it reachable by its own address; it serves nobody by that.
 * @throws ReleaseError with the rules that were not met
 */
export async function publishBuild(
  client: DeliveryClient,
  { artifact, directory }: ReadyBuild,
): Promise<Upload> {
  const { state, missing } = await client.reserve(artifact);
  if (state === 'committed') return { files: 0, bytes: 0 };
  const sizes = await pLimit(UPLOADS_AT_ONCE).map(missing, async (file) => {
    const content = await readFile(path.join(directory, file));
    await client.putFile(artifact, file, content);
    return content.length;
  });
  await client.commit(artifact);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** An upload in a few words. */
export const describeUpload = ({ files, bytes }: Upload): string =>
  files === 0 ? 'published before' : `${files} files, ${(bytes / 1000).toFixed(0)} kB`;
