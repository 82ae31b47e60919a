import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import type { StartSettings } from './settings';

/**
 * Looks whether the site can start here.
 * @returns one sentence for each thing in the way, with what to do; empty when nothing is
 */
export async function preflight({
  port,
  host: siteHost,
  dataDir,
  authEmulator,
}: Pick<StartSettings, 'port' | 'host' | 'dataDir' | 'authEmulator'>): Promise<readonly string[]> {
  const fixed = authEmulator?.orAny === false ? authEmulator.address : undefined;
  const [host = '127.0.0.1', emulatorPort] = fixed?.split(':') ?? [];
  const found = await Promise.all([
    Promise.resolve(unwritable(dataDir)),
    taken(port, siteHost, `PORT=${port === 3000 ? 3001 : port + 1} pnpm start`),
    emulatorPort === undefined
      ? null
      : taken(
          Number(emulatorPort),
          host,
          `FIREBASE_AUTH_EMULATOR_HOST=${host}:${Number(emulatorPort) + 1} pnpm start`,
        ),
  ]);
  return found.filter((sentence) => sentence !== null);
}

function unwritable(dataDir: string): string | null {
  try {
    makeFolder(dataDir);
    const probe = path.join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return null;
  } catch (error) {
    return `The data folder ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}): make it writable, or set DATA_DIR to another one`;
  }
}

/** Makes a folder and those above it. Not by mkdir's own `recursive`, which never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function taken(port: number, host: string, instead: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(
        `Port ${port} cannot be used (${error.code}): stop what listens there, or start with ${instead}`,
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
