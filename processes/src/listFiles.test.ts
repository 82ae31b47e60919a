import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from './listFiles';

let root: string;
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'list files é-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('listFiles', () => {
  it('names the files of a folder that is no git checkout, without ignored ones at any depth', () => {
    write('.gitignore', 'node_modules/\n*.log\n.DS_Store\n');
    for (const file of ['b.ts', 'a/é.ts', 'a/node_modules/x.js', 'a/b/debug.log', 'a/.DS_Store', '.git/HEAD'])
      write(file);
    expect(listFiles(root)).toEqual(['.gitignore', 'a/é.ts', 'b.ts']);
  });

  it('refuses a pattern that it would misread', () => {
    write('.gitignore', 'docs/**/*.pdf\n');
    expect(() => listFiles(root)).toThrow('docs/**/*.pdf: a name or an ending such as *.log is wanted');
  });
});
