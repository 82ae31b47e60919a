import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { repositoryRoot } from '@galopin/processes';
import { findLockFaults } from './findLockFaults';
import { readLockfile } from './Lockfile';

const integrity = `sha512-${'A'.repeat(86)}==`;

describe('the lock', () => {
  it('holds every package of the workspace to what the registry published', () => {
    const { packages } = readLockfile(repositoryRoot);
    expect(Object.keys(packages).length).toBeGreaterThan(500);
    expect(findLockFaults({ packages })).toEqual([]);
  });

  it.each([
    ['a package without a hash', 'left-pad@1.3.0', {}, 'no SHA-512'],
    [
      'a hash that can be forged',
      'left-pad@1.3.0',
      { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
      'no SHA-512',
    ],
    [
      'a file at an address',
      'left-pad@1.3.0',
      { integrity, tarball: 'https://files.test/a.tgz' },
      'from elsewhere',
    ],
    [
      'a branch',
      'left-pad@https://codeload.github.com/a/b/tar.gz/c',
      { integrity },
      'no version of the registry',
    ],
    [
      'a repository',
      'left-pad@1.3.0',
      { integrity, type: 'git', repo: 'https://git.test/a' },
      'from elsewhere',
    ],
    ['a folder', 'left-pad@file:vendor/left-pad', { type: 'directory', directory: 'vendor' }, 'no version'],
  ])('is found fault with for %s', (_what, name, resolution, fault) => {
    expect(findLockFaults({ packages: { [name]: { resolution } } }).join('\n')).toContain(fault);
  });
});

describe('the settings of pnpm', () => {
  const settings = load(readFileSync(path.join(repositoryRoot, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly [name: string]: unknown;
  };

  it('let nothing in that was published within three days, or that runs a script nobody has looked at', () => {
    expect(settings).toMatchObject({ minimumReleaseAge: 4320, strictDepBuilds: true });
    expect(settings).not.toHaveProperty('minimumReleaseAgeExclude');
    expect(settings).not.toHaveProperty('dangerouslyAllowAllBuilds');
    expect(settings['onlyBuiltDependencies']).toEqual(['@swc/core', 'esbuild']);
  });
});
