import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startTestPostgres } from '@galopin/postgres';
import { onServer } from './globalSetup';
import { required } from './required';
import { startSite } from './startSite';

const OWNERS_FILE = path.resolve(import.meta.dirname, '../../delivery/owners.json');

/** A site that one worker's journeys have to themselves. */
export interface WorkerSite {
  readonly url: string;
  readonly dataDir: string;
  /** Its own copy of the owners file, which a journey may change while the site runs. */
  readonly ownersFile: string;
  /** Settings by which commands beside the site find its data. */
  readonly environment: Readonly<Record<string, string>>;
  /** Bearer by which other systems publish messages. */
  readonly webhookToken: string;
  /** Host and port of its Auth emulator. */
  readonly authAddress: string;
  stop(): Promise<void>;
}

/** Starts the site on a copy of the prepared data folder: it has nothing to build or to publish. */
export async function startWorkerSite(renderedBy: 'server' | 'browser'): Promise<WorkerSite> {
  const dataDir = mkdtempSync(path.join(required('E2E_FOLDER'), 'worker-'));
  const template = process.env['E2E_TEMPLATE'];
  const database = template === undefined ? undefined : await startTestPostgres(template);
  const settings = database ? onServer(database.url) : {};
  const clear = async () => {
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const webhookToken = randomUUID();
  try {
    cpSync(required('E2E_PREPARED'), dataDir, { recursive: true });
    const ownersFile = path.join(dataDir, 'owners.json');
    cpSync(OWNERS_FILE, ownersFile);
    const site = await startSite(dataDir, {
      ...settings,
      PAGES_RENDERED_BY: renderedBy,
      WEBHOOK_TOKEN: webhookToken,
      OWNERS_FILE: ownersFile,
    });
    return {
      url: site.url,
      dataDir,
      ownersFile,
      environment: { ...settings, DATA_DIR: dataDir },
      webhookToken,
      authAddress: site.authAddress ?? '',
      async stop() {
        await site.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
