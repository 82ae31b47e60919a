import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputHash } from './inputHash';

const LOCKFILE = `
importers:
  mf-x:
    dependencies:
      react: { specifier: 'catalog:', version: 19.0.0 }
  mf-y:
    dependencies:
      left-pad: { specifier: 1.0.0, version: 1.0.0 }
  shared: {}
  tools: {}
snapshots:
  react@19.0.0: {}
  left-pad@1.0.0: {}
`;

let root: string;
const write = (file: string, content: string) => {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, content);
};
const hash = () => inputHash('mf-x', root);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'input-hash-'));
  write('pnpm-lock.yaml', LOCKFILE);
  write('mf-x/src/pages/home.ts', 'export const page = 1;');
  write('mf-x/remote.config.ts', 'export const remote = {};');
  write('shared/src/ui/index.ts', 'export {};');
  write('tools/webpack/baseConfig.ts', 'export {};');
  write('tools/release/main.ts', 'export {};');
  write('mf-y/src/pages/other.ts', 'export {};');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the id of a build', () => {
  it('is 16 hexadecimal digits', () => expect(hash()).toMatch(/^[0-9a-f]{16}$/));

  it('is the same in another checkout', () => {
    const before = hash();
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'another-checkout-'));
    cpSync(root, elsewhere, { recursive: true });
    expect(inputHash('mf-x', elsewhere)).toBe(before);
    rmSync(elsewhere, { recursive: true });
  });

  it.each([
    ['a page', 'mf-x/src/pages/home.ts'],
    ['a new module', 'mf-x/src/features/new.ts'],
    ['the remote’s configuration', 'mf-x/remote.config.ts'],
    ['a shared module', 'shared/src/ui/index.ts'],
    ['the webpack configuration', 'tools/webpack/baseConfig.ts'],
  ])('changes with %s', (_, file) => {
    const before = hash();
    write(file, 'export const changed = true;');
    expect(hash()).not.toBe(before);
  });

  it('changes when a file is moved', () => {
    const before = hash();
    rmSync(path.join(root, 'mf-x/src/pages/home.ts'));
    write('mf-x/src/pages/house.ts', 'export const page = 1;');
    expect(hash()).not.toBe(before);
  });

  it('changes with the locked version of what the package can import, not of what others import', () => {
    const before = hash();
    write('pnpm-lock.yaml', LOCKFILE.replaceAll('left-pad@1.0.0', 'left-pad@1.0.1'));
    expect(hash()).toBe(before);
    write('pnpm-lock.yaml', LOCKFILE.replace('version: 19.0.0', 'version: 19.0.1'));
    expect(hash()).not.toBe(before);
  });

  it.each([
    'mf-x/README.md',
    'mf-x/src/pages/home.test.ts',
    'mf-x/src/pages/home.test.tsx',
    'mf-x/src/testing/fixtures.ts',
    'mf-x/jest.config.mjs',
    'mf-x/tsconfig.json',
    'mf-x/node_modules/react/index.js',
    'mf-x/src/standalone.tsx',
    'mf-x/src/index.ts',
    'shared/src/ui/Button/Button.test.tsx',
    'mf-y/src/pages/other.ts',
    'tools/release/main.ts',
  ])('does not change with %s', (file) => {
    const before = hash();
    write(file, 'export const changed = true;');
    expect(hash()).toBe(before);
  });
});
