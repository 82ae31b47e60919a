import { execFileSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';
import type { CommandContext } from './CommandContext';
import { EXIT_CODES, ReleaseError } from '../client';

/** Who makes a change and why, for the history. */
export interface ReleaseOrigin {
  readonly actor: string;
  readonly reason: string;
}

/** Who acts: RELEASE_ACTOR, else the user of this machine. */
export const releaseActor = (environment: CommandContext['environment']): string =>
  environment['RELEASE_ACTOR'] || `${userInfo().username}@${hostname()}`;

/**
 * Who acts and why; asks for the reason where none is given and somebody can be asked.
 * @param usual what the reason is by default, where there is one
 * @throws ReleaseError when there is no reason
 */
export async function releaseOrigin(
  { environment, ask }: Pick<CommandContext, 'environment' | 'ask'>,
  given: string | undefined,
  usual?: string,
): Promise<ReleaseOrigin> {
  const reason = given?.trim() || usual || (await ask('Why? '))?.trim();
  if (!reason) throw new ReleaseError('Say why: --reason "…"', [], { exitCode: EXIT_CODES.usage });
  return { actor: releaseActor(environment), reason };
}

/** Subject of the last commit of a folder's repository; `undefined` where there is none. */
export function lastCommitSubject(cwd: string): string | undefined {
  try {
    const subject = execFileSync('git', ['log', '-1', '--format=%s'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return subject.trim() || undefined;
  } catch {
    // A source archive has no commits: the reason must then be given.
    return undefined;
  }
}
