import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startService, type Service } from './startService';

const { resolve } = createRequire(import.meta.url);
const PROJECT = 'demo-galopin';

/**
 * Starts the Firebase Auth emulator. Accounts are kept in `<dataDir>/auth` when it is stopped.
 * @param address host and port
 * @param onLine told of every line it prints: mails that it does not send are among them
 */
export async function startAuthEmulator(
  dataDir: string,
  address: string,
  onLine?: (line: string) => void,
): Promise<Service> {
  const [host = '127.0.0.1', port] = address.split(':');
  const accounts = path.join(dataDir, 'auth');
  const runtime = path.join(dataDir, 'runtime');
  mkdirSync(runtime, { recursive: true });
  const config = path.join(runtime, 'firebase.json');
  writeFileSync(
    config,
    JSON.stringify({
      emulators: { auth: { host, port: Number(port) }, ui: { enabled: false }, singleProjectMode: true },
    }),
  );
  const isKept = existsSync(path.join(accounts, 'firebase-export-metadata.json'));
  return startService({
    name: 'auth',
    // It leaves a log of its own where it runs.
    folder: runtime,
    script: resolve('firebase-tools/lib/bin/firebase.js'),
    args: [
      'emulators:start',
      '--only',
      'auth',
      '--project',
      PROJECT,
      '--config',
      config,
      ...(isKept ? ['--import', accounts] : []),
      `--export-on-exit=${accounts}`,
    ],
    env: { CI: '1', FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
    logFolder: path.join(dataDir, 'logs'),
    ready: (line) => (line.includes('All emulators ready') ? `http://${address}` : null),
    timeout: 90_000,
    ...(onLine !== undefined && { onLine }),
  });
}
