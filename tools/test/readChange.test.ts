import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readChange } from './readChange';

let root: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const commit = (file: string) => {
  writeFileSync(path.join(root, file), file);
  git('add', file);
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD').trim();
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'change-'));
  git('init', '-qb', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what has changed', () => {
  it('is what a branch holds, is edited and is new since it left main, not what main has become', () => {
    const left = commit('old');
    git('checkout', '-qb', 'feature');
    commit('committed');
    git('checkout', '-q', 'main');
    commit('of others');
    git('checkout', '-q', 'feature');
    writeFileSync(path.join(root, 'old'), 'edited');
    writeFileSync(path.join(root, 'new é'), '');
    expect(readChange(undefined, root)).toEqual({ base: left, files: ['committed', 'new é', 'old'] });
  });

  it('is held against the commit that is named', () => {
    const first = commit('one');
    commit('two');
    expect(readChange(first, root)).toEqual({ base: first, files: ['two'] });
    expect(readChange('HEAD', root).files).toEqual([]);
    expect(() => readChange('nowhere', root)).toThrow('nowhere: no such commit');
  });
});
