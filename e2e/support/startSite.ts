import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@galopin/tools/testing';

const root = path.resolve(import.meta.dirname, '../..');
const START_LIMIT = 240_000;

export interface RunningSite {
  readonly url: string;
  readonly authPort: number;
  /** All that the start command has printed so far. */
  printed(): string;
  /** Interrupts it as Ctrl-C does; resolves when every process of it has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the start command and waits for the address it prints.
 * @param settings more environment variables for it
 */
export async function startSite(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const [port, authPort] = [await freePort(), await freePort()];
  const child = spawn('pnpm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      PORT: String(port),
      // All journeys together are one very busy visitor.
      READS_PER_MINUTE: '100000',
      READS_PER_HOUR: '1000000',
      DATA_DIR: dataDir,
      // A real project has no emulator beside it.
      ...(settings['FIREBASE_API_KEY'] === undefined && {
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
      }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives it: Ctrl-C reaches all of it.
    detached: true,
  });
  // `close`, not `exit`: it waits for everything that holds the output, which is everything that was started.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const interrupt = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  };
  let printed = '';
  const announced = new Promise<'ready'>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk);
        printed += chunk.toString();
        if (printed.includes('Ctrl-C stops everything')) resolve('ready');
      });
    }
  });
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), START_LIMIT).unref());
  if ((await Promise.race([announced, ended, late])) !== 'ready') {
    interrupt();
    throw new Error(`The site did not start:\n${printed}`);
  }
  return {
    url: `http://localhost:${port}`,
    authPort,
    printed: () => printed,
    async stop() {
      interrupt();
      await ended;
    },
  };
}
