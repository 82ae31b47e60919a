import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { compileServer } from './compileServer';
import { repositoryRoot } from './repositoryRoot';

const FIRST = pathToFileURL(path.join(repositoryRoot, 'processes/src/exitWithParent.mjs')).href;

const KEPT_LINES = 500;

/** A service in a process of its own, as it runs in production, so that it can be killed. */
export interface TestProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it as a power cut would: nothing is flushed, nothing is closed. */
  kill(): Promise<void>;
  /** Ends it as a deployment does. */
  end(): Promise<void>;
  /** Whether it ended by itself. */
  hasDied(): boolean;
  /** The last lines it printed, oldest first. */
  printed(): readonly string[];
}

/**
 * Starts a service and waits for its line `… ready <address>`, or `… listening <address>` of one that says so before.
 * @param script TypeScript below the repository's root
 * @throws Error with what the process printed when it ends before it is ready
 */
export async function startProcess(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<TestProcess> {
  const file = await compileServer(script);
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', FIRST, file], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  const printed: string[] = [];
  const failed = ended.then(() => {
    throw new Error(`${script} ended before it was ready:\n${printed.join('\n')}`);
  });
  const url = await Promise.race([readyLine(child, printed), failed]);
  let isEnded = false;
  const endBy = async (signal: NodeJS.Signals) => {
    isEnded = true;
    failed.catch(() => undefined);
    child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    kill: () => endBy('SIGKILL'),
    end: () => endBy('SIGTERM'),
    hasDied: () => !isEnded && (child.exitCode !== null || child.signalCode !== null),
    printed: () => printed,
  };
}

function readyLine({ stdout, stderr }: ChildProcess, printed: string[]): Promise<string> {
  return new Promise((resolve) => {
    for (const stream of [stdout, stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line);
        if (printed.length > KEPT_LINES) printed.shift();
        const address = /^\w+ (?:ready|listening) (\S+)$/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
  });
}
