import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Readable, Writable } from 'node:stream';
import { WebSocket } from 'ws';
import { describeDeath, describeFailedStart } from './faults';
import { RenderError } from './RenderError';
import { writeRoomFolder, type RoomContents } from './roomFolder';
import { MOST_MESSAGE_BYTES } from './roomMessage';

export interface RoomEvents {
  readonly onOpen: () => void;
  readonly onMessage: (content: string) => void;
  /** Called once, when the process has ended. */
  readonly onEnd: (error: RenderError) => void;
}

/** A workerd process, and the one connection to it. */
export interface RoomProcess {
  /** Does nothing before the connection is open and after it is closed. */
  send(content: string): void;
  /** Bytes of memory that only this process uses; zero on a system that does not tell. */
  ownBytes(): Promise<number>;
  kill(): void;
}

/**
 * Becomes workerd, without core dumps. Its watcher kills it once delivery is gone, however delivery ended: delivery alone
 * holds the pipe that the watcher reads, and writes a line to it when workerd has ended first.
 */
export const LAUNCH = `ulimit -c 0; exec 4<&0
{ read _ <&4 || kill -9 $$; } >/dev/null 2>&1 3>&- &
exec "$@" </dev/null 4<&-`;

/** Milliseconds that a process without its connection has to end by itself. */
const ENDING_MS = 1000;
/** Characters of workerd's complaints that are kept. */
const MOST_COMPLAINTS = 2000;

/**
 * Starts workerd with an empty environment. It listens on a socket in a folder of this user's, which is removed once the
 * one connection is there.
 * @throws RenderError `busy` on a machine that cannot start one
 */
export function startRoomProcess(contents: RoomContents, events: RoomEvents): RoomProcess {
  try {
    return start(findWorkerd(), contents, events);
  } catch (cause) {
    throw describeFailedStart(String(cause));
  }
}

function start(
  binary: string,
  contents: RoomContents,
  { onOpen, onMessage, onEnd }: RoomEvents,
): RoomProcess {
  const { folder, config, socket: address } = writeRoomFolder(contents);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const args = ['serve', config, `--socket-addr=room=unix:${address}`, '--control-fd=3'];
  const child = spawn('/bin/sh', ['-c', LAUNCH, 'room', binary, ...args], {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  }) as ChildProcessByStdio<Writable, null, Readable>;
  let socket: WebSocket | undefined;
  let complaints = '';
  let reason: RenderError | undefined;
  let closing: NodeJS.Timeout | undefined;
  let isOpen = false;
  let hasEnded = false;
  const kill = () => void child.kill('SIGKILL');
  const fail = (message: string) => {
    reason ??= new RenderError('memory', message);
    kill();
  };
  const end = (error: RenderError) => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(closing);
    socket?.terminate();
    removeFolder();
    onEnd(error);
  };

  // The watcher may be gone before it has read the line.
  child.stdin.on('error', () => undefined);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(0, MOST_COMPLAINTS);
  });
  child.on('error', (error) => end(describeFailedStart(error.message)));
  child.on('exit', () => child.stdin.end('ended\n'));
  // All that it printed has been read by now.
  child.on('close', (code, signal) => {
    const own = isOpen ? describeDeath(code ?? signal, complaints) : describeFailedStart(complaints);
    end(reason ?? own);
  });
  // workerd reports that it listens.
  (child.stdio[3] as Readable).once('data', () => {
    socket = new WebSocket(`ws+unix:${address}:/`, {
      perMessageDeflate: false,
      maxPayload: MOST_MESSAGE_BYTES,
    });
    socket.on('open', () => {
      isOpen = true;
      removeFolder();
      onOpen();
    });
    socket.on('message', (data, isBinary) =>
      onMessage(isBinary || !Buffer.isBuffer(data) ? '' : data.toString()),
    );
    socket.on('error', (error) => fail(error.message));
    // A process whose heap is full closes its connection, then ends with a signal that says so.
    socket.on('close', () => {
      if (!hasEnded) closing = setTimeout(fail, ENDING_MS, 'the connection was closed');
    });
  });

  return {
    kill,
    send: (content) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(content);
    },
    ownBytes: () => ownBytesOf(child.pid),
  };
}

/** Path of the binary for this platform; the package throws on one that it has none for. */
function findWorkerd(): string {
  if (process.platform === 'win32') throw new Error('workerd has no private sockets on Windows');
  const { default: file } = createRequire(import.meta.url)('workerd') as { readonly default: string };
  return file;
}

const PAGE_BYTES = 4096;

/** Reads it from the system, as a process that loops forever answers nothing. */
async function ownBytesOf(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  try {
    const [, resident, shared] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ').map(Number);
    return ((resident ?? 0) - (shared ?? 0)) * PAGE_BYTES;
  } catch {
    // It has just ended, which has its own event.
    return 0;
  }
}
