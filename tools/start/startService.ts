import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../build/repositoryRoot';

export interface ServiceOptions {
  readonly name: string;
  /** Script below the repository's root; TypeScript is run as it is. */
  readonly script: string;
  readonly args?: readonly string[];
  /** Where it runs; the repository's root by default, which TypeScript needs. */
  readonly folder?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of `<name>.log`, which takes all that the service prints. */
  readonly logFolder: string;
  /** Picks out of a printed line what says that the service is ready. */
  readonly ready: (line: string) => string | null;
  /** Told of every line it prints. */
  readonly onLine?: (line: string) => void;
  /** Start it again when its sources change. */
  readonly watch?: boolean;
  /** Milliseconds until it must be ready. */
  readonly timeout: number;
}

export interface Service {
  readonly name: string;
  /** What `ready` picked out. */
  readonly address: string;
  /** Settles when the process has ended, with a sentence that says how. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Milliseconds a service may take to end before it is killed. */
const STOP_LIMIT = 15_000;
const LAST_LINES = 15;

/**
 * Starts a process of the site and waits until it says that it is ready.
 * @throws Error with the last printed lines when it ends or stays silent instead
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const {
    name,
    script,
    args = [],
    env,
    logFolder,
    ready,
    timeout,
    watch = false,
    folder = repositoryRoot,
    onLine,
  } = options;
  const imports = [
    ...(script.endsWith('.ts') ? ['tsx'] : []),
    pathToFileURL(path.join(repositoryRoot, 'tools/start/exitWithParent.mjs')).href,
  ];
  // A group of its own: a Ctrl-C in the terminal reaches this process only, which then stops all in order.
  const flags = [
    ...(watch ? ['--watch', '--watch-preserve-output'] : []),
    ...imports.flatMap((file) => ['--import', file]),
  ];
  const child = spawn(process.execPath, [...flags, script, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(`${name} ended (${signal ?? `code ${code}`})`));
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
  });
  const { lines, firstReady, written } = followOutput(
    child,
    path.join(logFolder, `${name}.log`),
    ready,
    onLine,
  );
  const stop = async () => {
    await stopProcess(child, ended);
    await written();
  };

  const failure = Promise.race([ended, silence(timeout, name)]).then((reason) => {
    throw new Error(`${reason}\n${lines.map((line) => `    ${line}`).join('\n')}`);
  });
  try {
    return { name, address: await Promise.race([firstReady, failure]), ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function followOutput(
  child: ChildProcess,
  logFile: string,
  ready: ServiceOptions['ready'],
  onLine?: (line: string) => void,
) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const lines: string[] = [];
  const firstReady = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        lines.push(line);
        onLine?.(line);
        if (lines.length > LAST_LINES) lines.shift();
        const found = ready(line);
        if (found !== null) resolve(found);
      });
    }
  });
  const written = () => new Promise<void>((resolve) => log.write('', () => resolve()));
  return { lines, firstReady, written };
}

function silence(timeout: number, name: string): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(`${name} was not ready within ${timeout / 1000} s`), timeout).unref();
  });
}

async function stopProcess(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  const group = -child.pid;
  const killer = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_LIMIT);
  await ended;
  clearTimeout(killer);
}
