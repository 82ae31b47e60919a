import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { onAnyPort, until } from '@galopin/processes';

/** A Redis that keeps nothing, for a drill to kill. */
export interface OwnRedis {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts another one at the same address. */
  revive(): Promise<void>;
}

/** @throws Error where there is no redis-server */
export async function startOwnRedis(): Promise<OwnRedis> {
  return onAnyPort(async (port) => {
    let child = await start(port);
    return {
      url: `redis://127.0.0.1:${port}`,
      async kill() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      },
      async revive() {
        child = await start(port);
      },
    };
  });
}

async function start(port: number): Promise<ChildProcess> {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await Promise.race([
    until('Redis listens', () => listens(port), 10_000),
    once(child, 'error').then(([error]) => Promise.reject(error as Error)),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`redis-server ended with ${code}`))),
  ]);
  return child;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
