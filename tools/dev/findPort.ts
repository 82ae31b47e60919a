import { createServer } from 'node:net';
import { freePort } from '../freePort';

/** The wanted port of this machine where nothing listens on it, else any free one. */
export async function findPort(wanted: number): Promise<number> {
  return (await isFree(wanted)) ? wanted : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
