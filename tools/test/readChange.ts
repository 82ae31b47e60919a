import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '@galopin/processes';
import type { Change } from './Suite';

/** Tried in turn where nobody names one: what a branch left, else what the working tree left. */
const BASES = ['origin/main', 'main', 'HEAD'];

/**
 * What has changed since a commit, in commits, in the working tree and in files that git does not know yet.
 * @param given branch or commit; where it was left counts, not what it has become
 * @throws Error naming a commit that does not exist
 */
export function readChange(given: string | undefined, root = repositoryRoot): Change {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const isCommit = (name: string) => {
    try {
      git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
      return true;
    } catch {
      return false;
    }
  };
  const named = given ?? BASES.find(isCommit);
  if (named === undefined || !isCommit(named))
    throw new Error(`${given ?? BASES.join(', ')}: no such commit; a branch or a commit is wanted as BASE`);
  const base = git('merge-base', named, 'HEAD').trim();
  const lines = (text: string) => text.split('\0').filter((line) => line !== '');
  const files = [
    ...lines(git('diff', '--name-only', '--no-renames', '-z', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
  return { base, files: [...new Set(files)].sort() };
}
