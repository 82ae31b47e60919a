import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A past that is stored soon: every horse has run a few times, and pages no longer change by it. */
const DEMO_DAYS = '21';
const root = path.resolve(import.meta.dirname, '../..');
/** Journeys that are cut short leave no site behind. */
const WITH_PARENT = './processes/src/exitWithParent.mjs';

export interface RunningSite {
  readonly url: string;
  /** Host and port of its Auth emulator; undefined for a site without one. */
  readonly authAddress: string | undefined;
  /** All that the start command has printed so far. */
  printed(): string;
  /** Interrupts it as Ctrl-C does; resolves when every process of it has ended. */
  stop(): Promise<void>;
}

/**
 * Runs the start command and waits until all is well: the command itself says what stands still.
 * @param settings more environment variables for it
 */
export async function startSite(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const child = spawn(process.execPath, ['--import', WITH_PARENT, '--import', 'tsx', 'tools/start/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      PORT: '0',
      // All journeys together are one very busy visitor.
      READS_PER_MINUTE: '100000',
      READS_PER_HOUR: '1000000',
      DATA_DIR: dataDir,
      DEMO_DAYS,
      // Another checkout's site keeps its usual addresses. A real project has no emulator beside it.
      ...(settings['FIREBASE_API_KEY'] === undefined && { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:0' }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
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
      stream?.on('data', (chunk: Buffer) => {
        process.stdout.write(chunk);
        printed += stripVTControlCharacters(chunk.toString());
        if (/✔ Health/.test(printed)) resolve('ready');
      });
    }
  });
  if ((await Promise.race([announced, ended])) !== 'ready') {
    interrupt();
    throw new Error(`The site did not start:\n${printed}`);
  }
  return {
    url: /Galopin (http:\S+)/.exec(printed)?.[1] ?? '',
    authAddress: /✔ Auth emulator\s+\S+ s (\S+)/.exec(printed)?.[1],
    printed: () => printed,
    async stop() {
      interrupt();
      await ended;
    },
  };
}
