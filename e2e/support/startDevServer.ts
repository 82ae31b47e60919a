import { spawn } from 'node:child_process';

/** Milliseconds; a remote alone stores a week of races at its first start. */
const START_LIMIT = 180_000;

export interface DevServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Runs `pnpm dev` of a checkout and waits for the address it prints.
 * @throws Error with all it printed when none comes
 */
export async function startDevServer(
  checkout: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<DevServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/main.ts', ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let printed = '';
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const url = /runs .* on (http:\S+)/.exec(printed)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
  });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), START_LIMIT).unref());
  const url = await Promise.race([address, ended.then(() => null), late]);
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  if (url === null) {
    await stop();
    throw new Error(`pnpm dev ${args.join(' ')} did not start:\n${printed}`);
  }
  return { url, stop };
}
