import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const START_LIMIT = 240_000;

export interface RunningSite {
  readonly url: string;
  readonly authPort: number;
  /** Interrupts it as Ctrl-C does; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Runs the start command and waits for the address it prints. */
export async function startSite(dataDir: string): Promise<RunningSite> {
  const [port, authPort] = [await freePort(), await freePort()];
  const child = spawn('pnpm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = `http://localhost:${port}`;
  let printed = '';
  const announced = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk);
        printed += chunk.toString();
        if (printed.includes(`Galopin ${url}`)) resolve();
      });
    }
  });
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), START_LIMIT).unref());
  const outcome = await Promise.race([announced, exited, late]);
  if (outcome !== undefined) {
    child.kill('SIGINT');
    throw new Error(`The site did not start:\n${printed}`);
  }
  return {
    url,
    authPort,
    stop() {
      child.kill('SIGINT');
      return exited;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
