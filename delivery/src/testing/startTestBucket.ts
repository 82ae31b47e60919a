import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** The keys that s3rver knows. */
const KEY = 'S3RVER';

/** A server that speaks S3, with one empty bucket, for one test file. */
export async function startTestBucket() {
  const directory = await mkdtemp(path.join(tmpdir(), 'bucket-'));
  const bucket = 'galopin-builds';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    /** Everything but the folder that the bucket's keys stand below. */
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
      bucket,
    },
    async stop(): Promise<void> {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
