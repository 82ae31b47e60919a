import { isAppError, type PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchSubscription } from '../../api/fetchSubscription';
import type { SubscriptionState } from '../../domain/SubscriptionState';

/** `/Profile`: the subscription; the account itself is the session's. */
export interface ProfileData {
  readonly subscription: SubscriptionState;
}

/** A subscription that cannot be read hides no account: it becomes `unreadable` (specification, part 8). */
export async function loadProfile({ shell, signal }: PageLoaderArgs): Promise<ProfileData> {
  const session = await shell.session.settled();
  if (session.status !== 'signedIn') return { subscription: { status: 'unreadable' } };
  try {
    const { user, isAdmin } = session;
    const request = { uid: user.uid, isAdmin, now: shell.now(), signal };
    return { subscription: await fetchSubscription(shell, request) };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.error('The subscription could not be read', { message: String(error) });
    return { subscription: { status: 'unreadable' } };
  }
}
