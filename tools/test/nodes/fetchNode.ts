import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@galopin/processes';

/**
 * Gets a Node of a major version from the npm registry, once.
 * @param major such as `26`
 * @returns folder with its `node`
 * @throws Error when there is none
 */
export function fetchNode(major: string): string {
  if (!/^\d+$/.test(major)) throw new Error(`--node ${major}: a major version such as 26 is wanted`);
  const folder = path.join(repositoryRoot, '.cache', 'nodes', major);
  const bin = path.join(folder, 'node_modules', 'node', 'bin');
  if (existsSync(path.join(bin, 'node'))) return bin;
  mkdirSync(folder, { recursive: true });
  try {
    const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${major}`];
    execFileSync('npm', install, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  } catch (error) {
    throw new Error(`Node ${major} could not be had from the npm registry: ${String(error)}`, {
      cause: error,
    });
  }
  return bin;
}
