import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inputHash } from './inputHash';

let root: string;
const write = (file: string, content: string) => {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, content);
};
/** As a package manager leaves it. */
const install = (place: string, name: string, version: string, dependencies: readonly string[] = []) =>
  write(
    `${place}/package.json`,
    JSON.stringify({ name, version, dependencies: Object.fromEntries(dependencies.map((of) => [of, '*'])) }),
  );
const link = (target: string, place: string) => {
  mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
  symlinkSync(
    path.relative(path.dirname(path.join(root, place)), path.join(root, target)),
    path.join(root, place),
  );
};
/** Manifests are read once in a process, so what changes them is looked at from another folder. */
const hashOf = (folder: string) =>
  inputHash(path.join(folder, 'mf-x'), [], { kit: path.join(folder, 'kit') });
const hash = () => hashOf(root);
const elsewhere = () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'another-checkout-'));
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'input-hash-')));
  install('mf-x', 'mf-x', '1.0.0', ['react', '@galopin/shared']);
  install('kit', '@galopin/kit', '1.0.0', ['webpack']);
  install('shared', '@galopin/shared', '1.0.0', ['zod']);
  install('node_modules/react', 'react', '19.0.0', ['scheduler']);
  install('node_modules/scheduler', 'scheduler', '1.0.0');
  install('node_modules/webpack', 'webpack', '5.0.0');
  install('node_modules/zod', 'zod', '1.0.0');
  install('node_modules/left-pad', 'left-pad', '1.0.0');
  link('shared', 'mf-x/node_modules/@galopin/shared');
  write('mf-x/src/pages/home.ts', 'export const page = 1;');
  write('mf-x/remote.config.ts', 'export const remote = {};');
  write('shared/src/ui/index.ts', 'export {};');
  write('kit/src/webpack/baseConfig.ts', 'export {};');
  write('kit/src/server-half/buildServerHalf.ts', 'export {};');
  write('kit/src/commands/main.ts', 'export {};');
  write('mf-y/src/pages/other.ts', 'export {};');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the id of a build', () => {
  it('is 16 hexadecimal digits', () => expect(hash()).toMatch(/^[0-9a-f]{16}$/));

  it('is the same in another checkout', () => {
    const before = hash();
    const copy = elsewhere();
    expect(hashOf(copy)).toBe(before);
    rmSync(copy, { recursive: true });
  });

  it.each([
    ['a page', 'mf-x/src/pages/home.ts'],
    ['a new module', 'mf-x/src/features/new.ts'],
    ['the remote’s configuration', 'mf-x/remote.config.ts'],
    ['a shared module', 'shared/src/ui/index.ts'],
    ['the webpack configuration', 'kit/src/webpack/baseConfig.ts'],
    ['the making of its server half', 'kit/src/server-half/buildServerHalf.ts'],
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

  it.each([
    ['react', 'changes'],
    ['scheduler', 'changes'],
    ['webpack', 'changes'],
    ['zod', 'changes'],
    ['left-pad', 'stays'],
  ])('with another installed version of %s it %s', (name, outcome) => {
    const before = hash();
    const copy = elsewhere();
    const file = path.join(copy, 'node_modules', name, 'package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version":"[\d.]+"/, '"version":"9.9.9"'));
    expect(hashOf(copy) === before).toBe(outcome === 'stays');
    rmSync(copy, { recursive: true });
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
    'kit/src/commands/main.ts',
    'mf-x/package-lock.json',
    'mf-x/.github/workflows/ci.yml',
  ])('does not change with %s', (file) => {
    const before = hash();
    write(file, 'export const changed = true;');
    expect(hash()).toBe(before);
  });
});
