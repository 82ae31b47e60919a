import path from 'node:path';
import { processorTime } from './processorTime';
import { startService, type Service, type ServiceOptions } from './startService';
import { untilStill } from './untilStill';

/** The Auth emulator as a service: its address is there at once, and people can sign in a while later. */
export interface AuthService extends Service {
  /** Settles once people can sign in, or with an error when it stands still or ends before. */
  readonly open: Promise<void>;
}

export interface AuthServiceOptions extends Pick<ServiceOptions, 'signal' | 'onLine'> {
  readonly dataDir: string;
  /** Host and port; 9099 of this machine by default, or any other port where that is taken. */
  readonly address?: string;
}

const LISTENING = 'auth listening ';
const READY = 'auth ready ';
/** Seconds without any work that count as standing still. */
const IDLE_LIMIT = 60;

export async function startAuthService({
  dataDir,
  address,
  signal,
  onLine,
}: AuthServiceOptions): Promise<AuthService> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const service = await startService({
    name: 'auth',
    script: 'tools/auth-emulator/main.ts',
    env: { DATA_DIR: dataDir, AUTH_EMULATOR_ADDRESS: address },
    logFolder: path.join(dataDir, 'logs'),
    ready: (line) => (line.startsWith(LISTENING) ? line.slice(LISTENING.length) : null),
    onLine: (line) => {
      if (line.startsWith(READY)) open();
      onLine?.(line);
    },
    ...(signal !== undefined && { signal }),
  });
  const settled = new AbortController();
  const still = untilStill(
    { signs: () => 0, used: () => processorTime(service.pid) },
    { idleLimit: IDLE_LIMIT, signal: settled.signal },
  ).then(() => `auth has done nothing for ${IDLE_LIMIT} s`);
  const failed = Promise.race([service.ended, still]).then((reason) => {
    throw new Error(`${reason}, and nobody can sign in yet: see auth.log`);
  });
  const isOpen = Promise.race([opened, failed]).finally(() => settled.abort());
  // Whoever waits for it is told; nobody has to.
  isOpen.catch(() => undefined);
  failed.catch(() => undefined);
  return { ...service, open: isOpen };
}
