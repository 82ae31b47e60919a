import { brotliCompressSync } from 'node:zlib';
import { fakeRemote } from '../testing/fakeBuild';
import { checkFile, expectedFiles, isExpectedFile } from './buildFiles';

const { artifact, files } = fakeRemote('mf-x', ['/X']);
const entry = files.get('entry.js') ?? Buffer.alloc(0);
const twin = files.get('entry.js.br') ?? Buffer.alloc(0);

describe('checkFile', () => {
  it('accepts every file of the build, compressed twins included', async () => {
    for (const [file, content] of files) expect(await checkFile(artifact, file, content)).toBeNull();
    expect(expectedFiles(artifact).sort()).toEqual([...files.keys()].sort());
  });

  it('says what differs: size, content, packing', async () => {
    const flipped = Buffer.from(entry);
    flipped[0] = 0x2b;
    expect(await checkFile(artifact, 'entry.js', entry.subarray(1))).toMatchObject({
      found: expect.stringContaining('bytes'),
    });
    expect(await checkFile(artifact, 'entry.js', flipped)).toMatchObject({
      found: expect.stringContaining('sha384-'),
    });
    expect(await checkFile(artifact, 'entry.js.br', Buffer.alloc(twin.length))).toMatchObject({
      found: 'entry.js.br: not brotli',
    });
  });

  it('refuses a twin of something else, however large it unpacks', async () => {
    const other = brotliCompressSync(Buffer.alloc(10_000_000));
    const claims = {
      ...artifact,
      files: { 'entry.js': { ...artifact.files['entry.js']!, brotli: other.length } },
    };
    expect(await checkFile(claims, 'entry.js.br', other)).toMatchObject({ found: 'entry.js.br: not brotli' });
  });

  it('knows only files the build lists', async () => {
    expect(isExpectedFile(artifact, 'other.js')).toBe(false);
    expect(isExpectedFile(artifact, 'constructor')).toBe(false);
    expect(await checkFile(artifact, '../other.js', entry)).toMatchObject({
      wanted: 'only files the build lists',
    });
  });
});
