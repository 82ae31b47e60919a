import path from 'node:path';
import { SettingsError, type SettingFault } from '@galopin/shared/settings';
import type { DeliverySettings } from '../settings/env';
import type { BuildStore } from './BuildStore';
import { cacheStore } from './cacheStore';
import { openBucketStore } from './createBucketStore';
import { createFolderStore } from './createFolderStore';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.-]+(?:\/[\w.-]+)*))?\/?$/;

export type StoreSettings = Pick<
  DeliverySettings,
  'DATA_DIR' | 'RELEASE_STORE' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Folder of the published builds, where they are kept in one. */
export const storeFolder = ({ DATA_DIR, RELEASE_STORE }: Pick<StoreSettings, 'DATA_DIR' | 'RELEASE_STORE'>) =>
  path.resolve(RELEASE_STORE ?? path.join(DATA_DIR, 'store'));

/** The published builds: as they are stored, and as visitors' requests read them. */
export interface OpenStore {
  readonly store: BuildStore;
  readonly files: BuildStore;
}

/**
 * The store that the settings name: a folder, or `s3://bucket/folder`. Visitors do not wait for a bucket twice; a
 * folder is read each time, the system keeps it in memory.
 * @throws SettingsError naming every setting that a bucket needs and lacks; Error when the bucket cannot be opened
 */
export async function openStore(settings: StoreSettings): Promise<OpenStore> {
  const { RELEASE_STORE: where = '', S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!where.startsWith('s3:')) {
    const store = createFolderStore(storeFolder(settings));
    return { store, files: store };
  }
  const [, bucket, prefix = ''] = BUCKET.exec(where) ?? [];
  if (bucket && endpoint && accessKeyId && secretAccessKey) {
    const access = { endpoint, region, accessKeyId, secretAccessKey };
    const store = await openBucketStore({ ...access, bucket, prefix });
    return { store, files: cacheStore(store) };
  }
  throw new SettingsError(findFaults(settings, bucket));
}

function findFaults(settings: StoreSettings, bucket: string | undefined): SettingFault[] {
  const needed = {
    S3_ENDPOINT: 'the address of the S3 service',
    S3_ACCESS_KEY_ID: 'the key id of the bucket',
    S3_SECRET_ACCESS_KEY: 'the secret key of the bucket',
  } as const;
  const missing = Object.entries(needed)
    .filter(([name]) => settings[name as keyof typeof needed] === undefined)
    .map(([name, wanted]) => ({ name, found: undefined, wanted }));
  if (bucket !== undefined) return missing;
  const wanted = 'a folder, or s3://bucket/folder';
  return [{ name: 'RELEASE_STORE', found: settings.RELEASE_STORE, wanted }, ...missing];
}
