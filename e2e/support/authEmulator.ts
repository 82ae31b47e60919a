import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { startAuthEmulator } from '../../tools/start/authEmulator';

/** The Auth emulator of a site that a test has started for itself. */
export interface SiteEmulator {
  /** Ends its process as a crash would. */
  kill(): void;
  /** Starts another one at the same address, without accounts. */
  restart(): Promise<{ stop(): Promise<void> }>;
  /** Makes an account by the provider's own call. */
  addAccount(email: string, password: string): Promise<void>;
}

/** @param dataDir of that site alone: its emulator is known by the settings that lie there */
export function emulatorOf(dataDir: string, authPort: number): SiteEmulator {
  const address = `127.0.0.1:${authPort}`;
  return {
    kill() {
      const settings = path.join(dataDir, 'runtime/firebase.json');
      const pids = execFileSync('pgrep', ['-f', settings], { encoding: 'utf8' }).trim().split('\n');
      if (pids.length !== 1)
        throw new Error(`${settings} is used by ${pids.join(', ')}: one process is wanted`);
      process.kill(Number(pids[0]), 'SIGKILL');
    },
    restart: () => startAuthEmulator(dataDir, address),
    async addAccount(email, password) {
      const answer = await fetch(
        `http://${address}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password, returnSecureToken: true }),
        },
      );
      if (!answer.ok) throw new Error(`${email} could not be added: ${answer.status} ${await answer.text()}`);
    },
  };
}
