import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Command line, arguments separated by blanks. */
  readonly command: string;
}

const PERIOD_MS = 1000;

/**
 * Calls back once a process that launched this one is gone: `pnpm` and `npx` leave what they started alone when they
 * are killed, and nobody else would stop the site then. Shells do not count: one that starts the site in the background
 * may end.
 */
export function watchLaunchers(onGone: () => void): void {
  const launchers = findLaunchers(process.ppid, describeProcess);
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, PERIOD_MS);
  timer.unref();
}

/** Pids of the package managers and runners above a process, nearest first. */
export function findLaunchers(from: number, describe: (pid: number) => Process | null): readonly number[] {
  const found: number[] = [];
  for (
    let current = describe(from);
    current !== null && current.pid > 1;
    current = describe(current.parent)
  ) {
    if (isShell(current.command)) continue;
    if (!isLauncher(current.command)) break;
    found.push(current.pid);
  }
  return found;
}

const isShell = (command: string) => /^\S*\b(sh|bash|dash|zsh)(\s|$)/.test(command);
const isLauncher = (command: string) =>
  /^(npm|npx|pnpm)\b|^\S*node\S* .*\b(npm|npx|pnpm|tsx)\b/.test(command);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function describeProcess(pid: number): Process | null {
  try {
    if (existsSync('/proc/self/stat')) {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // The name in parentheses may hold blanks: the parent is the second field behind it.
      const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
      return { pid, parent, command };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', ...command] = line.split(/\s+/);
    return { pid, parent: Number(parent), command: command.join(' ') };
  } catch {
    // Gone meanwhile, or not ours to see: there is nothing above it to watch.
    return null;
  }
}
