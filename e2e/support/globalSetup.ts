import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTestTemplate } from '@galopin/postgres';
import { startSite } from './startSite';

/**
 * Makes what the workers' sites begin with, by the start command on an empty data folder: builds, published releases,
 * demo world and accounts. On the PostgreSQL server that TEST_DATABASE_URL names, else on the embedded database in that
 * folder.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // The workers' data folders stand in it: they go with it, whatever ended the worker.
  const folder = mkdtempSync(path.join(tmpdir(), 'galopin-e2e-'));
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  const prepared = path.join(folder, 'prepared');
  const prepare = async (settings: Readonly<Record<string, string>> = {}) => {
    const site = await startSite(prepared, settings);
    await site.stop();
  };
  try {
    const template = process.env['TEST_DATABASE_URL']
      ? await makeTestTemplate((url) => prepare(onServer(url)))
      : await prepare();
    process.env['E2E_FOLDER'] = folder;
    process.env['E2E_PREPARED'] = prepared;
    if (template) process.env['E2E_TEMPLATE'] = template.name;
    return async () => {
      await template?.drop();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}

/** Settings of a site whose data are on a PostgreSQL server. */
export const onServer = (url: string) => ({ DATABASE_URL: url, DEMO: '1' });
