import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@galopin/processes';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Copies the working tree, so that a test can edit sources without touching it. Installed packages are shared with the
 * original; the links between the workspace's own packages lead into the copy.
 */
export function copyCheckout(target: string): void {
  for (const file of listFiles(root)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(target, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const modules = path.join(entry.name, 'node_modules');
    if (!entry.isDirectory() || !existsSync(path.join(root, modules))) continue;
    // Relative links stay as they are: to packages through node_modules, to the workspace into the copy.
    cpSync(path.join(root, modules), path.join(target, modules), { recursive: true, verbatimSymlinks: true });
  }
}
