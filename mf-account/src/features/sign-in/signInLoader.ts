import type { PageLoaderArgs } from '@galopin/shared/contracts';

/** `/connec`: waits for the session of a returning member, so that the form does not flash before their eyes. */
export async function loadSignIn({ shell }: PageLoaderArgs): Promise<null> {
  const session = shell.session.get();
  if (session.status === 'unknown' && session.expected === 'member') await shell.session.settled();
  return null;
}
