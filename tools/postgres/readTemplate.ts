import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot';
import { makeTemplate } from './startEmbeddedPostgres';

const CACHE = path.join(repositoryRoot, '.cache', 'postgres');

/**
 * The empty database that test files begin with: made by the first of them, kept for the others in the cache, one for
 * each version of PGlite.
 */
export async function readTemplate(folder = CACHE): Promise<Blob> {
  const file = path.join(folder, `empty-${engineVersion()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = await makeTemplate();
  mkdirSync(folder, { recursive: true });
  // Whoever reads it meanwhile finds all of it or nothing.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await made.arrayBuffer()));
  renameSync(draft, file);
  return made;
}

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(path.join(entry, '../../package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
