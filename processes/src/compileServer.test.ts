import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileServer } from './compileServer';

let folder: string;
let cache: string;
const write = (name: string, ...lines: readonly string[]) =>
  writeFileSync(path.join(folder, name), lines.join('\n'));
const compile = () => compileServer(path.join(folder, 'main.ts'), cache);
const run = (file: string) =>
  execFileSync(process.execPath, ['--enable-source-maps', file], { encoding: 'utf8', stdio: 'pipe' });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compile-'));
  cache = path.join(folder, 'cache');
  write('words.ts', 'export const words: readonly string[] = ["one", "two"];');
  write('main.ts', "import { words } from './words';", 'console.log(words.join(), import.meta.url);');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a compiled server', () => {
  it('does what its sources do, and knows where they lie', async () => {
    expect(run(await compile())).toBe(`one,two file://${folder}/main.ts\n`);
  });

  it('has in it what its package calls its own', async () => {
    write('package.json', '{ "imports": { "#words": "./words.ts" } }');
    write('main.ts', "import { words } from '#words';", 'console.log(words.join());');
    expect(run(await compile())).toBe('one,two\n');
  });

  it('is kept, and made again when one of its sources has changed', async () => {
    const first = await compile();
    expect(await compile()).toBe(first);
    write('words.ts', 'export const words = ["three"];');
    const second = await compile();
    expect(second).not.toBe(first);
    expect(run(second)).toContain('three');
    write('words.ts', 'export const words: readonly string[] = ["one", "two"];');
    expect(await compile()).toBe(first);
  });

  it('names file and line of the source where it fails', async () => {
    write('words.ts', '', '', 'throw new Error("no words");', 'export const words: readonly string[] = [];');
    const file = await compile();
    expect(() => run(file)).toThrow(/no words[^]*words\.ts:3:7/);
  });

  it('is not made of sources that cannot be read; what was there stays', async () => {
    const kept = await compile();
    write('words.ts', 'export const words = [');
    await expect(compile()).rejects.toThrow(/words\.ts:1:22: ERROR/);
    expect(run(kept)).toContain('one');
    expect(readdirSync(cache).filter((name) => name.includes('.tmp'))).toEqual([]);
  });

  it('of sources gone for a day is dropped', async () => {
    const old = await compile();
    utimesSync(old, new Date(0), new Date(0));
    write('words.ts', 'export const words = ["three"];');
    const current = await compile();
    expect(readdirSync(cache).filter((name) => name.endsWith('.mjs'))).toEqual([path.basename(current)]);
  });
});
