import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder that holds the workspace. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
