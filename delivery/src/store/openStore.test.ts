import { readTestSettings } from '../testing/readTestSettings';
import { startTestBucket } from '../testing/startTestBucket';
import { openStore, storeFolder } from './openStore';

const read = (environment: Readonly<Record<string, string>>) => readTestSettings(environment);

describe('openStore', () => {
  it('takes a folder below the data folder, or the one that is named', () => {
    expect(storeFolder(read({}))).toMatch(/\.data[/\\]store$/);
    expect(storeFolder(read({ RELEASE_STORE: '/srv/builds' }))).toBe('/srv/builds');
  });

  it('opens the bucket that is named, with the folder in it', async () => {
    const { options, stop } = await startTestBucket();
    const access = {
      S3_ENDPOINT: options.endpoint,
      S3_ACCESS_KEY_ID: options.accessKeyId,
      S3_SECRET_ACCESS_KEY: options.secretAccessKey,
      S3_REGION: options.region,
    };
    const { store: inFolder } = await openStore(
      read({ RELEASE_STORE: `s3://${options.bucket}/site`, ...access }),
    );
    await inFolder.putNew('mf-x/1/a.js', Buffer.from('a'));
    const { store: whole } = await openStore(read({ RELEASE_STORE: `s3://${options.bucket}`, ...access }));
    expect(await whole.list('')).toEqual(['site/mf-x/1/a.js']);
    await expect(openStore(read({ RELEASE_STORE: 's3://no-such-bucket', ...access }))).rejects.toThrow(
      'no-such-bucket is no bucket that these keys can open',
    );
    await stop();
  });

  it('names every setting that a bucket needs and lacks', async () => {
    await expect(
      openStore(read({ RELEASE_STORE: 's3://builds', S3_ENDPOINT: 'https://s3.test' })),
    ).rejects.toThrow(/S3_ACCESS_KEY_ID=\(not set\)[^]*S3_SECRET_ACCESS_KEY=\(not set\)/);
    await expect(openStore(read({ RELEASE_STORE: 's3:builds' }))).rejects.toThrow(
      'RELEASE_STORE=s3:builds: a folder, or s3://bucket/folder',
    );
  });
});
