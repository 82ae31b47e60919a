import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArtifact } from '@galopin/shared/contracts';

export interface Build {
  readonly artifact: BuildArtifact;
  /** Absolute folder with the build's files, each also as `.br`, and `artifact.json`. */
  readonly directory: string;
  /** False when the same inputs had been built before. */
  readonly fresh: boolean;
}

export interface BuildPlace {
  /** Absolute folder that builds are kept in. */
  readonly builds: string;
  readonly name: string;
  readonly buildId: string;
}

/**
 * Makes a build, or takes the one that is there. Its folder appears complete or not at all.
 * @param make writes the build's files into a folder and describes them
 */
export async function keepBuild(
  { builds, name, buildId }: BuildPlace,
  make: (output: string) => Promise<BuildArtifact>,
): Promise<Build> {
  const directory = path.resolve(builds, name, buildId);
  if (existsSync(directory)) {
    const text = await readFile(path.join(directory, 'artifact.json'), 'utf8');
    return { artifact: JSON.parse(text) as BuildArtifact, directory, fresh: false };
  }
  const workFolder = `${directory}.${randomUUID()}.tmp`;
  await mkdir(workFolder, { recursive: true });
  // A process that ends in the middle leaves nothing half-built.
  const clear = () => rmSync(workFolder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    const artifact = await make(workFolder);
    await writeFile(path.join(workFolder, 'artifact.json'), JSON.stringify(artifact, null, 2));
    await rename(workFolder, directory).catch((error: unknown) => {
      // Another process finished the same build first: its files are as good.
      if (!existsSync(directory)) throw error;
    });
    return { artifact, directory, fresh: true };
  } finally {
    process.off('exit', clear);
    await rm(workFolder, { recursive: true, force: true });
  }
}
