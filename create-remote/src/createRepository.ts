import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placeholdersOf, type RemotePlan } from './RemotePlan';
import { renderTemplate } from './renderTemplate';

/**
 * Writes a remote with a repository of its own into a new folder. When any of it fails the folder is as it was before.
 * @param folder absolute; there is none yet, or it is empty but for `.git`
 * @param contract version of the contract that the remote is written for
 * @throws Error when the folder has something in it, or cannot be written
 */
export async function createRepository(plan: RemotePlan, folder: string, contract: string): Promise<void> {
  const isNew = !existsSync(folder);
  const others = isNew ? [] : readdirSync(folder).filter((name) => name !== '.git');
  if (others.length > 0)
    throw new Error(`folder ${folder} has ${others.length} files; wanted an empty folder, or none`);
  const files = await renderTemplate(['template', 'repository'], placeholdersOf(plan, contract));
  const written: string[] = [];
  try {
    for (const [file, content] of files) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      written.push(file);
      await writeFile(target, content);
    }
  } catch (error) {
    const begun = new Set(written.map((file) => file.split('/')[0] ?? file));
    for (const name of isNew ? ['.'] : begun)
      await rm(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
}
