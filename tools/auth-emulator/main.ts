import { once } from 'node:events';
import path from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { DEMO_DEFAULTS } from '@galopin/shared/settings';
import { openDoor } from './openDoor';
import { serveEmulator } from './serveEmulator';

const STOP = 'stop';

/**
 * Runs the Auth emulator until SIGTERM or SIGINT: says `auth listening <address>` at once and `auth ready <address>` when
 * people can sign in. The emulator loads in a thread of its own, since nothing is answered while code is loaded. Reads
 * DATA_DIR (default `.data`), FIREBASE_PROJECT_ID and AUTH_EMULATOR_ADDRESS, `host:port`; without the latter
 * 127.0.0.1:9099, or any port where that one is taken.
 */
async function main(): Promise<void> {
  process.umask(0o077);
  const given = process.env['AUTH_EMULATOR_ADDRESS'];
  const [host = '', port] = (given ?? '127.0.0.1:9099').split(':');
  const door = await openDoor({ host, port: Number(port), orAny: given === undefined });
  // By which it is told from that of another checkout.
  process.title = `galopin-auth ${door.url}`;
  process.stdout.write(`auth listening ${door.url}\n`);
  const emulator = new Worker(process.argv[1] ?? '');
  emulator.once('error', fail);
  let isReady = false;
  const stop = () => {
    // Nothing to keep, and a thread that loads hears nothing.
    if (!isReady) process.exit(0);
    emulator.once('exit', () => void door.close().then(() => process.exit(0), fail));
    emulator.postMessage(STOP);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const [url] = (await once(emulator, 'message')) as [string];
  isReady = true;
  door.lead(url);
  process.stdout.write(`auth ready ${door.url}\n`);
}

/** In the thread: tells the emulator's address, and ends with it. */
async function serve(): Promise<void> {
  const stopping = parentPort === null ? null : once(parentPort, 'message');
  const emulator = await serveEmulator({
    projectId: process.env['FIREBASE_PROJECT_ID'] || DEMO_DEFAULTS.projectId,
    dataDir: path.resolve(process.env['DATA_DIR'] || '.data'),
  });
  parentPort?.postMessage(emulator.url);
  await stopping;
  await emulator.stop();
  process.exit();
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

if (isMainThread) main().catch(fail);
else await serve();
