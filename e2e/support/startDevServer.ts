import { spawn } from 'node:child_process';

/** Milliseconds; a remote alone stores a week of races at its first start. */
const START_LIMIT = 180_000;

export interface DevServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface DevCommand {
  /** Executable and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Absolute folder. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs `pnpm dev` of a checkout and waits for the address it prints.
 * @throws Error with all it printed when none comes
 */
export function startDevServer(
  checkout: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<DevServer> {
  const command = [process.execPath, '--import', 'tsx', 'tools/dev/main.ts', ...args] as const;
  return runDevServer({ command, cwd: checkout, env: { ...process.env, ...env } });
}

/**
 * Runs a development server and waits for the address it prints.
 * @throws Error with all it printed when none comes
 */
export async function runDevServer({ command, cwd, env }: DevCommand): Promise<DevServer> {
  const [executable, ...args] = command;
  // A group of its own, as a terminal gives it: Ctrl-C reaches all of it.
  const child = spawn(executable, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let printed = '';
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const url = /runs .* on (http:\/\/[^/\s]+)/.exec(printed)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
  });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), START_LIMIT).unref());
  const url = await Promise.race([address, ended.then(() => null), late]);
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  if (url === null) {
    await stop();
    throw new Error(`${command.join(' ')} did not start:\n${printed}`);
  }
  return { url, stop };
}
