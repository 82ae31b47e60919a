import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from './createFolderStore';

describe('createFolderStore', () => {
  it('leaves neither work in progress nor empty folders behind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'store-'));
    const store = createFolderStore(folder);
    await store.putNew('mf-x/1/a.js', Buffer.from('a'));
    await store.putNew('mf-x/2/a.js', Buffer.from('a'));
    expect(await readdir(path.join(folder, '.partial'))).toEqual([]);
    await store.remove('mf-x/1/a.js');
    expect(await readdir(path.join(folder, 'mf-x'))).toEqual(['2']);
    await rm(folder, { recursive: true, force: true });
  });
});
