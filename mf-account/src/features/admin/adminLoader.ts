import { isAppError, type Milliseconds, type PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchSystemHealth } from '../../api/fetchSystemHealth';
import type { SystemHealth } from '../../domain/SystemHealth';

/** `/Admin`: the system's health as read at `readAt` (epoch milliseconds), or why there is none. */
export type AdminData =
  | { readonly status: 'ready'; readonly health: SystemHealth; readonly readAt: Milliseconds }
  | { readonly status: 'denied' }
  | { readonly status: 'failed' };

/**
 * Asks nothing for who is not the administrator; the server decides in any case. A health that cannot be read is
 * itself news of the system, so it is shown in the page.
 */
export async function loadAdmin({ shell, signal }: PageLoaderArgs): Promise<AdminData> {
  const session = await shell.session.settled();
  if (session.status !== 'signedIn' || !session.isAdmin) return { status: 'denied' };
  try {
    const health = await fetchSystemHealth(shell, signal);
    return { status: 'ready', health, readAt: shell.now() };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    if (isAppError(error, 'http') && error.details['status'] === 403) return { status: 'denied' };
    shell.logger.error('The system’s health could not be read', { message: String(error) });
    return { status: 'failed' };
  }
}
