import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const repositoryRoot = path.resolve(__dirname, '../../..');
const imports = ['tsx', pathToFileURL(path.join(repositoryRoot, 'tools/start/exitWithParent.mjs')).href];

/** A delivery in a process of its own, as it runs in production, so that it can be killed. */
export interface DeliveryProcess {
  readonly siteUrl: string;
  /** Ends it as a power cut would: nothing is flushed, nothing is closed. */
  kill(): Promise<void>;
}

/** @throws Error with what the process printed when it ends before it is ready */
export async function startDeliveryProcess(
  environment: Readonly<Record<string, string>>,
): Promise<DeliveryProcess> {
  const flags = imports.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...flags, 'delivery/src/server.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  const printed: string[] = [];
  const failed = ended.then(() => {
    throw new Error(`delivery ended before it was ready:\n${printed.join('\n')}`);
  });
  const siteUrl = await Promise.race([readyLine(child, printed), failed]);
  return {
    siteUrl,
    async kill() {
      failed.catch(() => undefined);
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function readyLine({ stdout, stderr }: ChildProcess, printed: string[]): Promise<string> {
  return new Promise((resolve) => {
    for (const stream of [stdout, stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line);
        const address = /^delivery ready (\S+)$/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
  });
}
