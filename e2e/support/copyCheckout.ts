import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Copies the working tree, so that a test can edit sources without touching it. Installed packages are shared with the
 * original; the links between the workspace's own packages lead into the copy.
 */
export function copyCheckout(target: string): void {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of tracked.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name)))) {
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
