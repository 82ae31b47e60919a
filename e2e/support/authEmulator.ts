import { execFileSync } from 'node:child_process';
import { startAuthService } from '@galopin/tools/start';

/** The Auth emulator of a site that a test has started for itself. */
export interface SiteEmulator {
  /** Ends its process as a crash would. */
  kill(): void;
  /** Starts another one at the same address. */
  restart(): Promise<{ stop(): Promise<void> }>;
  /** Makes an account by the provider's own call. */
  addAccount(email: string, password: string): Promise<void>;
  /** Makes an account whose owner has followed the link of the provider's mail. */
  addVerifiedAccount(email: string, password: string): Promise<void>;
}

/** @param address host and port of that site's emulator */
export function emulatorOf(dataDir: string, address: string): SiteEmulator {
  return {
    kill() {
      const pids = execFileSync('pgrep', ['-f', `^galopin-auth http://${address}$`], { encoding: 'utf8' });
      process.kill(Number(pids), 'SIGKILL');
    },
    async restart() {
      const service = await startAuthService({ dataDir, address });
      await service.open;
      return service;
    },
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
    async addVerifiedAccount(email, password) {
      const answer = await fetch(
        `http://${address}/identitytoolkit.googleapis.com/v1/projects/demo-galopin/accounts`,
        {
          method: 'POST',
          // As whoever administers the project.
          headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
          body: JSON.stringify({ email, password, emailVerified: true }),
        },
      );
      if (!answer.ok) throw new Error(`${email} could not be added: ${answer.status} ${await answer.text()}`);
    },
  };
}
