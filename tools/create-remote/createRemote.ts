import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeholdersOf, renderTemplate, type RemotePlan } from '@galopin/create-remote';
import { CONTRACT_VERSION } from '@galopin/shared/contracts';

export interface CreateOptions {
  /** Absolute folder of the workspace. */
  readonly root: string;
  /** Formats the new files and installs what they depend on; may change the lockfile. */
  readonly finish: () => Promise<void>;
}

/** What a creation changes beside the new folder. */
const CHANGED = ['tsconfig.json', 'pnpm-lock.yaml'];

/**
 * Writes a new remote, makes the workspace's type check know it, and finishes it. When any of it fails the workspace is
 * as it was before.
 * @throws what failed
 */
export async function createRemote(plan: RemotePlan, { root, finish }: CreateOptions): Promise<void> {
  const files = await renderTemplate(['template', 'workspace'], placeholdersOf(plan, CONTRACT_VERSION));
  const work = path.join(root, '.cache', 'create-remote', plan.name);
  const target = path.join(root, plan.name);
  await rm(work, { recursive: true, force: true });
  try {
    for (const [file, content] of files) await write(path.join(work, 'remote', file), content);
    for (const file of CHANGED) await cp(path.join(root, file), path.join(work, file));
    await rename(path.join(work, 'remote'), target);
    try {
      await addReference(path.join(root, 'tsconfig.json'), plan.name);
      await finish();
    } catch (error) {
      await rm(target, { recursive: true, force: true });
      for (const file of CHANGED) await cp(path.join(work, file), path.join(root, file));
      throw error;
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** After the last remote, before what tests all of them. */
async function addReference(file: string, name: string): Promise<void> {
  const config = JSON.parse(await readFile(file, 'utf8')) as { references: { path: string }[] };
  const last = config.references.findLastIndex((reference) => reference.path.startsWith('mf-'));
  config.references.splice(last + 1, 0, { path: name });
  await writeFile(file, `${JSON.stringify(config, null, 2)}\n`);
}
