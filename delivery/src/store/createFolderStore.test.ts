import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KeyTakenError, type BuildStore } from './BuildStore';
import { createFolderStore } from './createFolderStore';

describe('createFolderStore', () => {
  let folder: string;
  let store: BuildStore;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'store-'));
    store = createFolderStore(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('gives back what was put, and nothing for other keys', async () => {
    await store.putNew('mf-x/1/a.js', Buffer.from('a'));
    expect((await store.get('mf-x/1/a.js'))?.toString()).toBe('a');
    expect(await store.has('mf-x/1/a.js')).toBe(true);
    expect(await store.get('mf-x/1/b.js')).toBeNull();
    expect(await store.get('mf-x/1/a.js/b')).toBeNull();
    expect(await store.has('mf-x/1')).toBe(false);
  });

  it('lists the keys of a folder, sorted, without work in progress', async () => {
    for (const key of ['mf-x/1/b/c.js', 'mf-x/1/a.js', 'mf-y/1/a.js'])
      await store.putNew(key, Buffer.from('a'));
    expect(await store.list('mf-x/')).toEqual(['mf-x/1/a.js', 'mf-x/1/b/c.js']);
    expect(await store.list('')).toHaveLength(3);
    expect(await store.list('mf-z/')).toEqual([]);
    expect(await readdir(path.join(folder, '.partial'))).toEqual([]);
  });

  it('never overwrites a key with other content', async () => {
    await store.putNew('a.js', Buffer.from('a'));
    await store.putNew('a.js', Buffer.from('a'));
    await expect(store.putNew('a.js', Buffer.from('b'))).rejects.toThrow(KeyTakenError);
    expect((await store.get('a.js'))?.toString()).toBe('a');
  });

  it.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '', 'a/./b', String.raw`a\b`])(
    'refuses %j as a key',
    async (key) => {
      await expect(async () => store.get(key)).rejects.toThrow('no key of a store');
    },
  );
});
