import type { SessionApi } from '../../contracts';
import { isReturning } from './isReturning';

/**
 * Whether the visitor is signed in, for a loader that has to know before it asks: a returning member's session is
 * waited for, everybody else is anonymous until the contrary is known.
 */
export async function isMember(session: SessionApi): Promise<boolean> {
  const now = session.get();
  const known = isReturning(now) ? await session.settled() : now;
  return known.status === 'signedIn';
}
