import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import { compileServer, repositoryRoot } from '@galopin/processes';
import { processorTime } from './processorTime';
import { untilStill } from './untilStill';

export interface ServiceOptions {
  readonly name: string;
  /** Script below the repository's root; TypeScript is compiled once and kept. */
  readonly script: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of `<name>.log`, which takes all that the service prints. */
  readonly logFolder: string;
  /** Picks out of a printed line what says that the service is ready. */
  readonly ready: (line: string) => string | null;
  /** Told of every line it prints. */
  readonly onLine?: (line: string) => void;
  /** Start it again when its sources change. */
  readonly watch?: boolean;
  /** Processes that it may be waiting for: while they work it does not stand still. */
  readonly helpers?: readonly number[];
  /** Seconds in which it neither prints nor computes that count as standing still. */
  readonly idleLimit?: number;
  /** Milliseconds between two looks at it, each of which counts for a second. */
  readonly look?: number;
  /** Gives up waiting, and ends it. */
  readonly signal?: AbortSignal;
}

export interface Service {
  readonly name: string;
  readonly pid: number;
  /** What `ready` picked out. */
  readonly address: string;
  /** Settles when the process has ended, with a sentence that says how. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** Milliseconds a service may take to end before it is killed. */
const STOP_LIMIT = 15_000;
const IDLE_LIMIT = 60;
const LAST_LINES = 15;

/** Loaded before the service's own code. */
const FIRST = pathToFileURL(path.join(repositoryRoot, 'processes/src/exitWithParent.mjs')).href;

/**
 * Starts a process of the site and waits until it says that it is ready: as long as it does something.
 * @throws Error with the last printed lines when it ends or stands still instead, or when it was given up
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, env, logFolder, ready, helpers = [], idleLimit = IDLE_LIMIT, onLine } = options;
  const { signal = new AbortController().signal, look = 1000 } = options;
  const command = await commandOf(options);
  signal.throwIfAborted();
  // A group of its own: a Ctrl-C in the terminal reaches this process only, which then stops all in order.
  const child = spawn(process.execPath, command, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const { pid = 0 } = child;
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, by) => resolve(`${name} ended (${by ?? `code ${code}`})`));
    child.once('error', (error) => resolve(`${name} could not be started: ${error.message}`));
  });
  const log = path.join(logFolder, `${name}.log`);
  const { lines, printed, firstReady, written } = followOutput(child, log, ready, onLine);
  const stop = async () => {
    await stopProcess(child, ended);
    await written();
  };

  const settled = new AbortController();
  const used = () => [pid, ...helpers].reduce((total, of) => total + processorTime(of), 0);
  const still = untilStill(
    { signs: printed, used },
    { idleLimit, look, signal: AbortSignal.any([signal, settled.signal]) },
  ).then((isStill) => (isStill ? `${name} has done nothing for ${idleLimit} s and is not ready` : 'stopped'));
  const failure = Promise.race([ended, still]).then((reason) => {
    throw new Error(`${reason}\n${lines.map((line) => `    ${line}`).join('\n')}`);
  });
  try {
    return { name, pid, address: await Promise.race([firstReady, failure]), ended, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    failure.catch(() => undefined);
    settled.abort();
  }
}

/** What is watched runs from its sources: node looks at the files it has loaded. */
async function commandOf({ script, args = [], watch = false }: ServiceOptions): Promise<readonly string[]> {
  if (watch)
    return ['--watch', '--watch-preserve-output', '--import', 'tsx', '--import', FIRST, script, ...args];
  const file = script.endsWith('.ts') ? await compileServer(script) : script;
  return ['--enable-source-maps', '--import', FIRST, file, ...args];
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
  let printed = 0;
  const firstReady = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        printed += 1;
        lines.push(line);
        onLine?.(line);
        if (lines.length > LAST_LINES) lines.shift();
        const found = ready(line);
        if (found !== null) resolve(found);
      });
    }
  });
  const written = () => new Promise<void>((resolve) => log.write('', () => resolve()));
  return { lines, printed: () => printed, firstReady, written };
}

async function stopProcess(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  const group = -child.pid;
  const killer = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_LIMIT);
  await ended;
  clearTimeout(killer);
}
