import { randomBytes } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVER_FILE, type BuildArtifact } from '@galopin/shared/contracts';
import { digestOf, packFiles } from '@galopin/kit/build';
import type { ReadyBuild } from '@galopin/kit/client';

export interface Alteration {
  /** Added at the end of the entry file; `NAME` stands for the container. */
  readonly entry?: string;
  /** Added at the end of the half that a server runs. */
  readonly server?: string;
  /** Style sheet that every page gets. */
  readonly css?: string;
  /** Range of the contract that it says it needs. */
  readonly contract?: string;
}

/** Name of the added style sheet. */
export const STYLE_SHEET = 'drill.css';

/**
 * Makes another build of a real one: the same files under an id of its own, changed as told, their hashes computed
 * anew by what computes them for every build. It is written beside the original.
 */
export async function alterBuild(
  original: ReadyBuild,
  { entry = '', server = '', css, contract = original.artifact.contract }: Alteration,
): Promise<ReadyBuild> {
  const before = original.artifact;
  const buildId = randomBytes(8).toString('hex');
  const container = before.container.replace(before.buildId, buildId);
  const directory = path.join(path.dirname(original.directory), buildId);
  const added: Partial<Record<string, string>> = {
    [before.entry]: entry.replaceAll('NAME', container),
    [SERVER_FILE]: server,
  };
  await cp(original.directory, directory, { recursive: true });
  for (const file of await readdir(directory)) {
    const at = path.join(directory, file);
    if (file.endsWith('.js')) {
      const source = (await readFile(at, 'utf8')).replaceAll(before.buildId, buildId);
      await writeFile(at, source + (added[file] ?? ''));
    } else await rm(at);
  }
  if (css !== undefined) await writeFile(path.join(directory, STYLE_SHEET), css);

  const files = await packFiles(directory);
  const styles = css === undefined ? [] : [STYLE_SHEET];
  const artifact: BuildArtifact = {
    ...before,
    contract,
    buildId,
    container,
    files,
    digest: digestOf(files),
    pages: Object.fromEntries(
      Object.entries(before.pages).map(([page, { js }]) => [page, { js, css: styles }]),
    ),
  };
  await writeFile(path.join(directory, 'artifact.json'), JSON.stringify(artifact));
  return { artifact, directory };
}
