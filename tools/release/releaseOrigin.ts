import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import { repositoryRoot } from '../build/repositoryRoot';
import { ReleaseError } from './ReleaseError';

/**
 * Who releases and why, for the history. Who is RELEASE_ACTOR, else the user of this machine; why is the reason given,
 * else the subject of the last commit.
 * @throws ReleaseError when no reason is given and there is no commit
 */
export function releaseOrigin(
  environment: Readonly<Record<string, string | undefined>>,
  given: string | undefined,
) {
  const reason = given?.trim() || lastCommitSubject();
  if (reason === undefined) throw new ReleaseError('Say why: --reason "…"');
  return { actor: environment['RELEASE_ACTOR'] || `${userInfo().username}@${hostname()}`, reason };
}

function lastCommitSubject(): string | undefined {
  try {
    const subject = execFileSync('git', ['log', '-1', '--format=%s'], {
      cwd: repositoryRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return subject.trim() || undefined;
  } catch {
    // A source archive has no commits: the reason must then be given.
    return undefined;
  }
}
