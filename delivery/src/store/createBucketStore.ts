import { S3mini } from 's3mini';
import { checkStoreKey, KeyTakenError, type BuildStore } from './BuildStore';

export interface BucketOptions {
  /** Address of the service, such as `https://s3.eu-west-3.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly bucket: string;
  /** Folder within the bucket; empty for the bucket itself. */
  readonly prefix: string;
}

/** Milliseconds one request may take. */
const TIMEOUT_MS = 30_000;

/**
 * A store in a bucket of an S3-compatible service, which must know get, put, head, list and delete and nothing more.
 * @throws Error when the bucket does not exist or is not open to these keys
 */
export async function openBucketStore(options: BucketOptions): Promise<BuildStore> {
  const { endpoint, bucket, prefix, ...access } = options;
  const address = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const s3 = new S3mini({ ...access, endpoint: address, requestAbortTimeout: TIMEOUT_MS });
  if (!(await s3.bucketExists())) throw new Error(`${address} is no bucket that these keys can open`);
  return storeIn(s3, prefix === '' ? '' : `${prefix}/`);
}

function storeIn(s3: S3mini, folder: string): BuildStore {
  const locate = (key: string) => folder + checkStoreKey(key);

  async function get(key: string): Promise<Buffer | null> {
    const content = await s3.getObjectArrayBuffer(locate(key));
    return content === null ? null : Buffer.from(content);
  }

  return {
    get,
    has: async (key) => (await s3.objectExists(locate(key))) === true,
    async putNew(key, content) {
      const known = await get(key);
      if (known?.equals(content) === true) return;
      if (known !== null) throw new KeyTakenError(key);
      // Not every service knows conditional writes: two writers of one key have passed the same hash check before.
      await s3.putObject(locate(key), Buffer.from(content), 'application/octet-stream');
    },
    async list(prefix) {
      const below = prefix.replace(/\/$/, '');
      const within = below === '' ? folder : `${folder}${checkStoreKey(below)}/`;
      const objects = (await s3.listObjects('/', within)) ?? [];
      return objects.map(({ Key }) => Key.slice(folder.length)).sort();
    },
    async remove(key) {
      await s3.deleteObject(locate(key));
    },
  };
}
