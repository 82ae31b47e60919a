import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockedDependencies } from './lockedDependencies';

const LOCKFILE = `
importers:
  one:
    dependencies:
      a: { specifier: ^1.0.0, version: 1.2.0(peer@2.0.0) }
      '@galopin/shared': { specifier: 'workspace:*', version: link:../shared }
    devDependencies:
      only-for-tests: { specifier: 1.0.0, version: 1.0.0 }
  two:
    dependencies:
      b: { specifier: 1.0.0, version: 1.0.0 }
snapshots:
  a@1.2.0(peer@2.0.0):
    dependencies: { deep: 3.0.0, peer: 2.0.0 }
  deep@3.0.0:
    dependencies: { a: 1.2.0(peer@2.0.0) }
  peer@2.0.0: {}
  b@1.0.0: {}
  only-for-tests@1.0.0: {}
`;

describe('lockedDependencies', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'lockfile-'));
    writeFileSync(path.join(root, 'pnpm-lock.yaml'), LOCKFILE);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('lists what the run-time dependencies reach, each once, cycles included', () => {
    expect(lockedDependencies(['one'], root)).toEqual(['a@1.2.0(peer@2.0.0)', 'deep@3.0.0', 'peer@2.0.0']);
  });

  it('lists those of several folders, sorted', () => {
    expect(lockedDependencies(['two', 'one'], root)).toEqual([
      'a@1.2.0(peer@2.0.0)',
      'b@1.0.0',
      'deep@3.0.0',
      'peer@2.0.0',
    ]);
  });

  it('lists nothing for a folder that the lockfile does not know', () => {
    expect(lockedDependencies(['three'], root)).toEqual([]);
  });

  it('reads the lockfile of this repository', () => {
    const found = lockedDependencies(['shell']);
    expect(found.some((entry) => entry.startsWith('react@'))).toBe(true);
    expect(found.some((entry) => entry.startsWith('jest@'))).toBe(false);
  });
});
