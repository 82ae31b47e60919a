import { existsSync } from 'node:fs';
import { readdir, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import fastify from 'fastify';
import { createFolderStore } from '../store/createFolderStore';
import { answerError } from './answerError';

const run = promisify(execFile);

async function answerTo(work: () => Promise<unknown>) {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.put('/', work);
  const answer = await app.inject({ method: 'PUT', url: '/' });
  return [answer.statusCode, answer.json<{ error: { code: string; message: string } }>().error] as const;
}

describe('a disk that cannot be written', () => {
  // Linux has a file that is always full; elsewhere the error is made.
  const full = () =>
    existsSync('/dev/full')
      ? writeFile('/dev/full', 'x')
      : Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));

  it('is named when it is full', async () => {
    const [status, error] = await answerTo(full);
    expect([status, error.code]).toEqual([507, 'store-unwritable']);
    expect(error.message).toContain('is full');
  });

  it('is named when it is for reading only, and other faults are not told', async () => {
    const fail = (code: string) => () => Promise.reject(Object.assign(new Error('/secret/path'), { code }));
    expect((await answerTo(fail('EROFS')))[1].message).toContain('is for reading only');
    expect(await answerTo(fail('EIO'))).toEqual([
      500,
      { code: 'internal', message: 'Internal Server Error' },
    ]);
  });

  it('keeps what is there, and no half of what did not fit', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]).then(
      () => true,
      // Only root may; what is left out is the small disk, and the rest holds on any.
      () => false,
    );
    try {
      const store = createFolderStore(folder);
      await store.putNew('mf-x/1/a.js', Buffer.from('served'));
      if (mounted) {
        const large = store.putNew('mf-x/2/a.js', Buffer.alloc(512 * 1024));
        await expect(large).rejects.toMatchObject({ code: 'ENOSPC' });
        expect(await readdir(path.join(folder, '.partial'))).toEqual([]);
      }
      expect(await store.has('mf-x/2/a.js')).toBe(false);
      expect(await store.list('')).toEqual(['mf-x/1/a.js']);
      expect(String(await store.get('mf-x/1/a.js'))).toBe('served');
    } finally {
      if (mounted) await run('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    }
  });
});
