import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { createAccountsFile } from './accountsFile';
import { listen, urlOf } from './listen';
import { loadEmulator } from './loadEmulator';

export interface EmulatorOptions {
  readonly projectId: string;
  /** The project's data folder; accounts are kept in `auth` below it. */
  readonly dataDir: string;
}

/** Milliseconds from a change of accounts until they are kept. */
const KEEP_AFTER_MS = 500;

/** The emulator with its accounts, at an address of its own. */
export interface Emulator {
  readonly url: string;
  /** Keeps the accounts and ends. */
  stop(): Promise<void>;
}

/** @throws Error naming the file of accounts when it cannot be used */
export async function serveEmulator({ projectId, dataDir }: EmulatorOptions): Promise<Emulator> {
  const emulator = await loadEmulator(projectId);
  const accounts = createAccountsFile(path.join(dataDir, 'auth'), projectId);
  // Found by nobody before its address is given on.
  let answer: RequestListener = emulator;
  const server: Server = createServer((request, response) => answer(request, response));
  await listen(server, 0, '127.0.0.1');
  const url = urlOf(server);
  try {
    await accounts.restore(url);
  } catch (error) {
    server.close();
    throw error;
  }
  const keeper = createKeeper(() => accounts.save(url));
  answer = (request, response) => {
    if (request.method !== 'GET') response.once('finish', keeper.change);
    emulator(request, response);
  };
  return {
    url,
    async stop() {
      await keeper.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Saves a while after the first change since the last time, one save after the other. */
function createKeeper(save: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let saving = Promise.resolve();
  const saveNow = () =>
    (saving = saving
      .then(save)
      .catch((error: unknown) => console.error(`Accounts could not be kept: ${String(error)}`)));
  return {
    change() {
      timer ??= setTimeout(() => {
        timer = undefined;
        void saveNow();
      }, KEEP_AFTER_MS).unref();
    },
    stop() {
      clearTimeout(timer);
      return saveNow();
    },
  };
}
