import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { until } from './until';

/**
 * A Redis that keeps nothing, for a drill to kill.
 * @throws Error where there is no redis-server
 */
export async function startOwnRedis(port: number): Promise<ChildProcess> {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  await Promise.race([
    until('Redis listens', () => listens(port), 10_000),
    once(child, 'error').then(([error]) => Promise.reject(error as Error)),
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
