import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemote } from './createRemote';

const PLAN = { name: 'mf-meteo', port: 3105, path: '/Meteo', route: 'Meteo', title: "L'état du ciel" };
const TSCONFIG = `${JSON.stringify({ files: [], references: [{ path: 'mf-a' }, { path: 'e2e' }] }, null, 2)}\n`;

describe('createRemote', () => {
  let root: string;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'galopin-create-'));
    writeFileSync(path.join(root, 'tsconfig.json'), TSCONFIG);
    writeFileSync(path.join(root, 'pnpm-lock.yaml'), 'before\n');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('writes a package with its values in place, and finishes it', async () => {
    let wasWritten = false;
    await createRemote(PLAN, {
      root,
      finish: async () => {
        wasWritten = existsSync(path.join(root, 'mf-meteo', 'package.json'));
      },
    });
    expect(wasWritten).toBe(true);
    expect(JSON.parse(read('mf-meteo/package.json'))).toMatchObject({ name: '@galopin/mf-meteo' });
    expect(read('mf-meteo/remote.config.ts')).toContain("path: '/Meteo'");
    expect(read('mf-meteo/src/i18n/fr.ts')).toContain(`"L'état du ciel"`);
    const files = readdirSync(path.join(root, 'mf-meteo'), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      expect(file.name).not.toMatch(/template/);
      expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toMatch(/__[A-Z]+__/);
    }
  });

  it('has the files that every remote has', async () => {
    await createRemote(PLAN, { root, finish: () => Promise.resolve() });
    const repository = path.resolve(import.meta.dirname, '../..');
    const anatomy = readdirSync(path.join(repository, 'mf-aspibet')).filter(
      (name) => name !== 'node_modules',
    );
    expect(readdirSync(path.join(root, 'mf-meteo')).sort()).toEqual(anatomy.sort());
    expect(read('mf-meteo/src/standalone.tsx')).toBe(
      readFileSync(path.join(repository, 'mf-aspibet/src/standalone.tsx'), 'utf8'),
    );
  });

  it('is known to the type check after the other remotes', async () => {
    await createRemote(PLAN, { root, finish: () => Promise.resolve() });
    expect(read('tsconfig.json')).toBe(
      TSCONFIG.replace('"mf-a"\n    },', '"mf-a"\n    },\n    {\n      "path": "mf-meteo"\n    },'),
    );
  });

  it('leaves nothing behind when the installation fails', async () => {
    const finish = async () => {
      writeFileSync(path.join(root, 'pnpm-lock.yaml'), 'half\n');
      throw new Error('the registry does not answer');
    };
    await expect(createRemote(PLAN, { root, finish })).rejects.toThrow('the registry does not answer');
    expect(readdirSync(root).sort()).toEqual(['.cache', 'pnpm-lock.yaml', 'tsconfig.json']);
    expect(readdirSync(path.join(root, '.cache', 'create-remote'))).toEqual([]);
    expect(read('tsconfig.json')).toBe(TSCONFIG);
    expect(read('pnpm-lock.yaml')).toBe('before\n');
  });
});
