import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRepository } from './createRepository';
import { planRemote } from './planRemote';

const plan = planRemote({ name: 'mf-meteo', title: 'L’état des pistes' });

describe('a remote in a repository of its own', () => {
  let parent: string;
  let folder: string;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  beforeEach(() => {
    parent = mkdtempSync(path.join(tmpdir(), 'create-'));
    folder = path.join(parent, 'mf-meteo');
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('has packages of a registry in the contract’s version, and nothing of a workspace', async () => {
    await createRepository(plan, folder, '1.4.0');
    const { name, dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    expect(name).toBe('mf-meteo');
    expect({ ...dependencies, ...devDependencies }).toMatchObject({
      '@galopin/shared': '^1.4.0',
      '@galopin/kit': '^1.4.0',
    });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    for (const file of files) {
      expect(file.name).not.toMatch(/template/);
      expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toMatch(
        /__[A-Z]+__|workspace:|catalog:/,
      );
    }
    expect(files.map((file) => file.name)).toEqual(expect.arrayContaining(['.gitignore', 'remote.yml']));
    expect(read('remote.config.ts')).toContain("contract: '^1.4.0'");
    expect(read('remote.config.ts')).toContain("title: 'L’état des pistes'");
  });

  it('is written beside the history of an empty repository', async () => {
    mkdirSync(path.join(folder, '.git'), { recursive: true });
    await createRepository(plan, folder, '1.4.0');
    expect(existsSync(path.join(folder, 'package.json'))).toBe(true);
  });

  it('is not written over anything', async () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'mine.txt'), 'mine');
    await expect(createRepository(plan, folder, '1.4.0')).rejects.toThrow(
      'has 1 files; wanted an empty folder, or none',
    );
    expect(readdirSync(folder)).toEqual(['mine.txt']);
  });

  it('leaves nothing behind when it cannot be written whole', async () => {
    mkdirSync(path.join(parent, 'blocked'));
    // A folder below a file cannot be made.
    writeFileSync(path.join(parent, 'file'), '');
    await expect(createRepository(plan, path.join(parent, 'file', 'mf-meteo'), '1.4.0')).rejects.toThrow(
      'ENOTDIR',
    );
    expect(readdirSync(parent).sort()).toEqual(['blocked', 'file']);
  });
});

describe('what a new remote is called', () => {
  it.each([
    [{ name: 'meteo' }, 'name "meteo" is no name of a remote; wanted mf-'],
    [{ name: 'mf-../x' }, 'name "mf-../x" is no name'],
    [{ name: 'mf-x', path: '/X/:id' }, 'path "/X/:id" is no path'],
    [{ name: 'mf-x', title: 'a\nb' }, 'is no title; wanted 1 to 60 characters'],
  ])('%j is refused', (wish, message) => expect(() => planRemote(wish)).toThrow(message));
});
