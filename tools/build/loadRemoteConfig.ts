import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '@galopin/shared/contracts';
import { repositoryRoot } from '@galopin/processes';

/** Folders of the workspace that are remotes, in alphabetical order. */
export function remoteFolders(): string[] {
  return readdirSync(repositoryRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .sort();
}

/**
 * Reads a remote's `remote.config.ts`.
 * @throws Error when its name is not its folder's, which every later step relies on
 */
export async function loadRemoteConfig(folder: string): Promise<RemoteConfig> {
  const file = path.join(repositoryRoot, folder, 'remote.config.ts');
  const module = (await import(pathToFileURL(file).href)) as { remote?: RemoteConfig };
  if (!module.remote) throw new Error(`${folder}/remote.config.ts exports no \`remote\``);
  if (module.remote.name !== folder) {
    throw new Error(`${folder}/remote.config.ts: name is ${module.remote.name}, wanted ${folder}`);
  }
  return module.remote;
}
