import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite } from './startSite';

/**
 * Makes the data folder that the workers' sites begin with, by the start command on an empty one: builds, published
 * releases, demo world and accounts.
 */
export default async function globalSetup(): Promise<() => void> {
  const prepared = mkdtempSync(path.join(tmpdir(), 'galopin-e2e-'));
  const clear = () => rmSync(prepared, { recursive: true, force: true });
  try {
    const site = await startSite(prepared);
    await site.stop();
  } catch (error) {
    clear();
    throw error;
  }
  process.env['E2E_PREPARED'] = prepared;
  return clear;
}
