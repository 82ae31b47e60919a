import type { PageLoaderArgs } from '@galopin/shared/contracts';
import { isReturning } from '@galopin/shared/lib';

/** `/connec`: waits for the session of a returning member, so that the form does not flash before their eyes. */
export async function loadSignIn({ shell }: PageLoaderArgs): Promise<null> {
  if (isReturning(shell.session.get())) await shell.session.settled();
  return null;
}
