import type { ChangeAnswer } from '@galopin/shared/contracts';
import { fakeRemote, fakeShell } from '../testing/fakeBuild';
import { startTestBucket } from '../testing/startTestBucket';
import { startTestDelivery, type TestDelivery } from '../testing/startTestDelivery';

const [one, two] = [fakeRemote('mf-races', ['/']), fakeRemote('mf-races', ['/'], { seed: 2 })];

describe('a delivery whose builds are in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startTestBucket>>;
  let delivery: TestDelivery;

  beforeAll(async () => {
    bucket = await startTestBucket();
    const { endpoint, region, accessKeyId, secretAccessKey } = bucket.options;
    delivery = await startTestDelivery({
      RELEASE_STORE: `s3://${bucket.options.bucket}/site`,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    await delivery.release(fakeShell(), one, two);
  }, 60_000);
  afterAll(async () => {
    await delivery.stop();
    await bucket.stop();
  });

  const get = (url: string) => delivery.app().inject({ method: 'GET', url });
  const fileOf = ({ artifact }: typeof one) => `/_mf/mf-races/${artifact.buildId}/entry.js`;

  it('serves the files of a release and rolls back, as from a folder', async () => {
    const served = await get(fileOf(two));
    expect(served.rawPayload).toEqual(two.files.get('entry.js'));
    expect((await get('/')).body).toContain(two.artifact.buildId);
    const back = await delivery.change({ op: 'rollback', name: 'mf-races' });
    expect(back.json<ChangeAnswer>()).toMatchObject({ to: one.artifact.buildId, changed: true });
    expect((await get(fileOf(one))).statusCode).toBe(200);
  });

  it('reads the bucket itself before a build serves', async () => {
    await delivery.store.remove(`mf-races/${two.artifact.buildId}/page0.js`);
    const refused = await delivery.change({ op: 'promote', name: 'mf-races', buildId: two.artifact.buildId });
    expect(refused.json()).toMatchObject({
      error: { findings: [{ rule: 'files', found: 'page0.js: missing' }] },
    });
  });
});
