import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startMailbox, startPushService, type Mailbox, type PushService } from '@galopin/backend/testing';
import { emulatorOf, type SiteEmulator } from './authEmulator';
import { startSite } from './startSite';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** A site with real races alone, that mails to a server and pushes to a service of the test's own. */
export interface AlertsSite {
  readonly url: string;
  readonly mailbox: Mailbox;
  readonly push: PushService;
  readonly emulator: SiteEmulator;
  /** Takes rows of pturf by `pnpm ingest`, beside the running site. */
  ingest(rows: readonly object[]): Promise<void>;
  stop(): Promise<void>;
}

/** @param builds folder whose builds need not be made again */
export async function startAlertsSite(builds: string): Promise<AlertsSite> {
  const [mailbox, push] = await Promise.all([startMailbox(), startPushService()]);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-alerts-'));
  cpSync(builds, path.join(dataDir, 'builds'), { recursive: true });
  const clear = async () => {
    await Promise.all([mailbox.stop(), push.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const site = await startSite(dataDir, {
      DEMO: '0',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Galopin <alertes@galopin.test>',
      PUSH_SERVICES: push.origin,
    });
    let files = 0;
    return {
      url: site.url,
      mailbox,
      push,
      emulator: emulatorOf(dataDir, site.authAddress ?? ''),
      ingest: async (rows) => {
        const file = path.join(dataDir, `rows-${(files += 1)}.json`);
        writeFileSync(file, JSON.stringify(rows));
        const command = ['--import', 'tsx', 'backend/src/main/commands/ingest.ts', file];
        await run(process.execPath, command, {
          cwd: root,
          env: { ...process.env, DATA_DIR: dataDir, DEMO: '0' },
        });
      },
      stop: async () => {
        await site.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
