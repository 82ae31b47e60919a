import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadRemoteConfig } from '@galopin/kit/build';
import { repositoryRoot } from '@galopin/processes';
import type { RemoteConfig } from '@galopin/shared/contracts';

/** Folders of the workspace that are remotes, in alphabetical order. */
export function remoteFolders(): string[] {
  return readdirSync(repositoryRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .sort();
}

/** Absolute folder of a remote of the workspace. */
export const remoteRoot = (folder: string): string => path.join(repositoryRoot, folder);

/**
 * What a remote of the workspace is.
 * @throws Error when its name is not its folder's, which every later step relies on
 */
export async function readRemote(folder: string): Promise<RemoteConfig> {
  const config = await loadRemoteConfig(remoteRoot(folder));
  if (config.name !== folder)
    throw new Error(`${folder}/remote.config.ts: name is ${config.name}, wanted ${folder}`);
  return config;
}
