import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles, repositoryRoot } from '@galopin/processes';
import { fetchNode } from './fetchNode';

/**
 * Runs a script of the repository on another Node, in a copy of the checkout: that Node installs its packages there, and
 * those of this checkout stay as they are.
 * @param major of the Node, such as `26`
 * @param script name and arguments, as behind `pnpm`
 * @returns the script's status; 1 when a signal ended it
 * @throws Error when there is no such Node
 */
export async function runOnNode(major: string, script: readonly string[]): Promise<number> {
  const bin = fetchNode(major);
  // Ctrl-C ends the child; this process stays for what has to be removed.
  process.on('SIGINT', () => undefined);
  const copy = mkdtempSync(path.join(tmpdir(), `galopin-node-${major}-`));
  try {
    for (const file of listFiles(repositoryRoot)) {
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      cpSync(path.join(repositoryRoot, file), path.join(copy, file));
    }
    const child = spawn('npx', ['--yes', packageManager(), ...script], {
      cwd: copy,
      env: { ...environment(), PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** As the README calls it: `pnpm@` and a version. */
function packageManager(): string {
  const [found] = /pnpm@[\d.]+/.exec(readFileSync(path.join(repositoryRoot, 'README.md'), 'utf8')) ?? [];
  if (found === undefined) throw new Error('README.md: no `pnpm@` with a version');
  return found;
}

/** Without what pnpm has told its script of this checkout and this Node. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|pnpm_|PNPM_|NODE_PATH$|INIT_CWD$|NODE$)/.test(name),
    ),
  );
