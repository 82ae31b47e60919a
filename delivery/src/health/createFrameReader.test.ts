import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../store/createFolderStore';
import { createFrameReader } from './createFrameReader';

const build = { name: 'mf-x', buildId: '0123456789abcdef' };
/** Line 1, column 0 of the built file is line 2, column 4 of the source, named `DayPage`. */
const map = {
  version: 3,
  sources: ['webpack://mf_x__0123/./src/DayPage.tsx'],
  names: ['DayPage'],
  mappings: 'AACIA',
};

describe('createFrameReader', () => {
  let folder: string;
  let read: ReturnType<typeof createFrameReader>;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'frames-'));
    const store = createFolderStore(folder);
    await store.putNew('mf-x/0123456789abcdef/page.js.map', Buffer.from(JSON.stringify(map)));
    read = createFrameReader(store);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('names the source by the build’s map', async () => {
    expect(await read(build, { file: 'page.js', line: 1, column: 1 })).toBe('src/DayPage.tsx:2:5 DayPage');
  });

  it.each([
    ['without a map', { file: 'other.js', line: 1, column: 1 }],
    ['that its map does not know', { file: 'page.js', line: 9, column: 1 }],
    ['that is no file of a build', { file: '../../mf-y/page.js', line: 1, column: 1 }],
  ])('names the built place of a file %s', async (_what, frame) => {
    expect(await read(build, frame)).toBe(`${frame.file}:${frame.line}:${frame.column}`);
  });
});
