import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from './startSite';

/** Starts a site of its own for the whole run, on free ports and an empty data folder, by the start command. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'galopin-e2e-'));
  const webhookToken = randomUUID();
  const site = await startSite(dataDir, { WEBHOOK_TOKEN: webhookToken });
  process.env['E2E_SITE_URL'] = site.url;
  process.env['E2E_WEBHOOK_TOKEN'] = webhookToken;
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['E2E_AUTH_PORT'] = String(site.authPort);
  return async () => {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
