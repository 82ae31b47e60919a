import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const TRIES = 5;

/**
 * Starts something that must be told its port, for what cannot listen on 0 and say what it was given: where somebody
 * else was quicker at a port, another one is tried.
 * @param preferred where nothing listens on it; any port of this machine otherwise
 * @throws the last error of what cannot be started on any
 */
export async function onAnyPort<Started>(
  start: (port: number) => Promise<Started>,
  preferred = 0,
): Promise<Started> {
  for (let left = TRIES; ; left -= 1) {
    const wanted = left === TRIES ? preferred : 0;
    const port = (await tryPort(wanted, '127.0.0.1')) ?? (await tryPort(0, '127.0.0.1'));
    if (port === null) throw new Error('The system gives no port on 127.0.0.1');
    try {
      return await start(port);
    } catch (error) {
      // Free, so that is not what was wrong.
      if (left === 1 || (await tryPort(port, '127.0.0.1')) !== null) throw error;
    }
  }
}

/**
 * Listens on a port for a moment.
 * @param port 0 for any
 * @returns the port; null for one that is taken, or not ours to have
 */
export async function tryPort(port: number, host: string): Promise<number | null> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
    const { port: found } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    return found;
  } catch {
    return null;
  }
}
