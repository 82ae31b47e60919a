import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildArtifact } from '@galopin/shared/contracts';
import { containerName, remoteConfig } from '../webpack/remoteConfig';
import { shellConfig } from '../webpack/shellConfig';
import { describeRemote, describeShell } from './describeBuild';
import { inputHash } from './inputHash';
import { loadRemoteConfig } from './loadRemoteConfig';
import { packFiles } from './packFiles';
import { runWebpack } from './runWebpack';

export interface Build {
  readonly artifact: BuildArtifact;
  /** Absolute folder with the build's files, each also as `.br`, and `artifact.json`. */
  readonly directory: string;
  /** False when the same inputs had been built before. */
  readonly fresh: boolean;
}

/**
 * Builds the shell or one remote into `<dataDir>/builds/<name>/<buildId>/`. The folder appears complete or not at all.
 * @throws Error with webpack's messages when the sources do not compile
 */
export async function buildPackage(folder: string, dataDir: string): Promise<Build> {
  const buildId = inputHash(folder);
  const directory = path.resolve(dataDir, 'builds', folder, buildId);
  if (existsSync(directory)) {
    const artifact = JSON.parse(
      await readFile(path.join(directory, 'artifact.json'), 'utf8'),
    ) as BuildArtifact;
    return { artifact, directory, fresh: false };
  }
  const workFolder = `${directory}.${randomUUID()}.tmp`;
  await mkdir(workFolder, { recursive: true });
  // A process that ends in the middle leaves nothing half-built.
  const clear = () => rmSync(workFolder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    const artifact = await compile(folder, buildId, workFolder);
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

async function compile(folder: string, buildId: string, output: string): Promise<BuildArtifact> {
  const options = { output, mode: 'production' as const };
  if (folder === 'shell') {
    const stats = await runWebpack(shellConfig({ ...options, uniqueName: containerName('shell', buildId) }));
    return describeShell(buildId, stats, await packFiles(output));
  }
  const config = await loadRemoteConfig(folder);
  const stats = await runWebpack(
    remoteConfig(config, { ...options, uniqueName: containerName(folder, buildId) }),
  );
  return describeRemote(config, buildId, stats, await packFiles(output));
}
