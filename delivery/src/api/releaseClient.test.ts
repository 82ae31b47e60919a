import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDeliveryClient, publishAndPromote } from '@galopin/kit/client';
import { fakeRemote, fakeShell, type FakeBuild } from '../testing/fakeBuild';
import { startTestDelivery, TEST_TOKEN, type TestDelivery } from '../testing/startTestDelivery';

describe('a release by the command line’s client', () => {
  let delivery: TestDelivery;
  let folder: string;
  let siteUrl: string;

  beforeAll(async () => {
    delivery = await startTestDelivery();
    folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
    await delivery.app().listen({ port: 0, host: '127.0.0.1' });
    siteUrl = `http://127.0.0.1:${(delivery.app().server.address() as AddressInfo).port}`;
  }, 30_000);
  afterAll(async () => {
    await delivery.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function ready({ artifact, files }: FakeBuild) {
    const directory = path.join(folder, artifact.name, artifact.buildId);
    await mkdir(directory, { recursive: true });
    for (const [file, content] of files) await writeFile(path.join(directory, file), content);
    return { artifact, directory };
  }
  const release = async (...builds: readonly FakeBuild[]) =>
    publishAndPromote({
      client: createDeliveryClient({ siteUrl, token: TEST_TOKEN }),
      builds: await Promise.all(builds.map(ready)),
      actor: 'ann',
      reason: 'a try',
    });

  it('publishes and promotes, and leaves alone what serves', async () => {
    const shell = fakeShell();
    const races = fakeRemote('mf-races', ['/']);
    expect(await release(shell, races)).toMatchObject([
      { release: 1, name: 'shell', changed: true },
      { release: 2, name: 'mf-races', from: null, changed: true },
    ]);
    const next = fakeRemote('mf-races', ['/'], { seed: 2 });
    expect(await release(shell, next)).toMatchObject([
      { changed: false },
      { release: 3, from: races.artifact.buildId, to: next.artifact.buildId, changed: true },
    ]);
    expect(await release(races)).toMatchObject([{ release: 4, to: races.artifact.buildId }]);
  });

  it('lets a working tree serve that has grown', async () => {
    const grown = fakeRemote('mf-races', ['/'], { seed: 4, padding: 70_000 });
    expect(await release(grown)).toMatchObject([
      { changed: true, warnings: expect.arrayContaining([expect.objectContaining({ rule: 'size' })]) },
    ]);
  });

  it('tells the rule, the value found and the value wanted of a refusal', async () => {
    const thief = fakeRemote('mf-thief', ['/']);
    await expect(release(thief)).rejects.toThrow(
      /may not serve\n {2}paths: found \/; wanted .*\n {2}routes: found \/; wanted a path that mf-races does not own/,
    );
  });

  it('says that the token is not accepted', async () => {
    const client = createDeliveryClient({ siteUrl, token: 'other' });
    await expect(client.releases()).rejects.toThrow('does not accept the token');
  });
});
