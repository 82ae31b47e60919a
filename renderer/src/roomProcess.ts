import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('room/room.mjs', import.meta.url));
const REALM = fileURLToPath(new URL('room/realm.js', import.meta.url));

/** Since Node 22.13 the flag is called so. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** What the process says. */
export type RoomMessage =
  | { readonly kind: 'open' | 'ready' }
  | { readonly kind: 'unusable'; readonly message: string; readonly stack: string }
  | { readonly kind: 'pong'; readonly rss: number }
  | {
      readonly kind: 'log';
      readonly level: 'info' | 'warn' | 'error';
      readonly message: string;
      readonly context?: string;
    }
  | {
      readonly kind: 'ask';
      readonly id: number;
      /** The render that asks. */
      readonly of: number;
      readonly call: 'get' | 'run';
      /** As JSON. */
      readonly args: string;
    }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: string }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string; readonly stack: string };

/**
 * Starts the process of a room: it may read its own two scripts and nothing else, has no environment, and makes no code of
 * text.
 * @param heap megabytes
 */
export function startRoomProcess(heap: number): ChildProcess {
  return fork(SCRIPT, [], {
    cwd: '/',
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      PERMISSION,
      `--allow-fs-read=${SCRIPT}`,
      `--allow-fs-read=${REALM}`,
      '--disallow-code-generation-from-strings',
      '--frozen-intrinsics',
      '--no-warnings',
      `--max-old-space-size=${heap}`,
    ],
  });
}

const PAGE_BYTES = 4096;

/** What the system says of it: a process that is busy without end answers nothing itself. Zero where nobody knows. */
export async function residentBytes({ pid }: ChildProcess): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(pages) * PAGE_BYTES;
  } catch {
    // It has just ended: whoever waits is told by that.
    return 0;
  }
}
