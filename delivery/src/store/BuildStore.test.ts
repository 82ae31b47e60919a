import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestBucket } from '../testing/startTestBucket';
import { KeyTakenError, type BuildStore } from './BuildStore';
import { openBucketStore } from './createBucketStore';
import { createFolderStore } from './createFolderStore';

/** What every store keeps to, whatever it is made of. */
describe.each(['folder', 'bucket', 'folder of a bucket'])('a store in a %s', (kind) => {
  let store: BuildStore;
  let stop: () => Promise<void>;
  let tests = 0;

  beforeEach(async () => {
    tests += 1;
    if (kind === 'folder') {
      const folder = await mkdtemp(path.join(tmpdir(), 'store-'));
      store = createFolderStore(folder);
      stop = () => rm(folder, { recursive: true, force: true });
      return;
    }
    const bucket = await startTestBucket();
    store = await openBucketStore({ ...bucket.options, prefix: kind === 'bucket' ? '' : `builds/t${tests}` });
    stop = bucket.stop;
  });
  afterEach(() => stop());

  it('gives back what was put, byte by byte, and nothing for other keys', async () => {
    const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    await store.putNew('mf-x/1/a.js', content);
    await store.putNew('mf-x/1/empty.css', Buffer.alloc(0));
    expect(await store.get('mf-x/1/a.js')).toEqual(content);
    expect(await store.get('mf-x/1/empty.css')).toEqual(Buffer.alloc(0));
    expect(await store.has('mf-x/1/a.js')).toBe(true);
    for (const key of ['mf-x/1/b.js', 'mf-x/1/a.js/b', 'mf-y/1/a.js']) {
      expect(await store.get(key)).toBeNull();
      expect(await store.has(key)).toBe(false);
    }
    expect(await store.has('mf-x/1')).toBe(false);
  });

  it('lists the keys of a folder, sorted, and of no other that begins alike', async () => {
    for (const key of ['mf-x/1/b/c.js', 'mf-x/1/a.js', 'mf-xy/1/a.js', 'mf-y/1/a.js'])
      await store.putNew(key, Buffer.from('a'));
    expect(await store.list('mf-x/')).toEqual(['mf-x/1/a.js', 'mf-x/1/b/c.js']);
    expect(await store.list('')).toHaveLength(4);
    expect(await store.list('mf-z/')).toEqual([]);
  });

  it('never overwrites a key with other content', async () => {
    await store.putNew('a.js', Buffer.from('a'));
    await store.putNew('a.js', Buffer.from('a'));
    await expect(store.putNew('a.js', Buffer.from('b'))).rejects.toThrow(KeyTakenError);
    expect((await store.get('a.js'))?.toString()).toBe('a');
  });

  it('forgets a key, and only it', async () => {
    for (const key of ['mf-x/1/a.js', 'mf-x/1/b.js', 'mf-x/2/a.js'])
      await store.putNew(key, Buffer.from('a'));
    await store.remove('mf-x/1/a.js');
    await store.remove('mf-x/1/a.js');
    await store.remove('mf-x/2/a.js');
    expect(await store.list('')).toEqual(['mf-x/1/b.js']);
    await store.putNew('mf-x/2/a.js', Buffer.from('b'));
    expect((await store.get('mf-x/2/a.js'))?.toString()).toBe('b');
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '', 'a/./b', String.raw`a\b`])(
    'refuses %j as a key',
    async (key) => {
      await expect(async () => store.get(key)).rejects.toThrow('no key of a store');
      await expect(async () => store.remove(key)).rejects.toThrow('no key of a store');
      await expect(async () => store.putNew(key, Buffer.from('a'))).rejects.toThrow('no key of a store');
    },
  );
});
