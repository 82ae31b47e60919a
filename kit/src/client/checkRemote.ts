import { releaseCheck, type ReleaseCheckAnswer, type RemotePlan } from '@galopin/shared/contracts';
import { EXIT_CODES, ReleaseError } from './ReleaseError';

/** Milliseconds; the site answers from memory. */
const TIMEOUT_MS = 10_000;

/**
 * Asks a site whether it would take a remote that is not built yet. Needs no token.
 * @returns null from a site that does not know the question: its gate decides, after the build
 * @throws ReleaseError when no site answers, or one that cannot tell
 */
export async function checkRemote(
  siteUrl: string,
  plan: RemotePlan,
  environment?: string,
): Promise<ReleaseCheckAnswer | null> {
  const answer = await fetch(new URL(releaseCheck.path, siteUrl), {
    method: releaseCheck.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...plan, ...(environment !== undefined && { environment }) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ReleaseError(`No site answers at ${siteUrl}`, [], { cause, exitCode: EXIT_CODES.noSite });
  });
  const text = await answer.text();
  if (answer.status === 404 || answer.status === 405) return null;
  if (answer.ok) return JSON.parse(text) as ReleaseCheckAnswer;
  throw new ReleaseError(`${siteUrl} cannot tell: it answered ${answer.status}. ${text.slice(0, 300)}`, [], {
    exitCode: EXIT_CODES.noSite,
  });
}
