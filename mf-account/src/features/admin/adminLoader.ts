import { isAppError, type Milliseconds, type PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchSystemHealth } from '../../api/fetchSystemHealth';
import { readContentAddress, type ContentAddress } from '../../domain/content/contentAddress';
import type { SystemHealth } from '../../domain/SystemHealth';
import { loadContent, type ContentData } from './content/contentLoader';

/** `/Admin`: the system's health as read at `readAt` (epoch milliseconds), or contents, or why there is neither. */
export type AdminData =
  | { readonly status: 'ready'; readonly health: SystemHealth; readonly readAt: Milliseconds }
  | { readonly status: 'content'; readonly content: ContentData; readonly address: ContentAddress }
  | { readonly status: 'denied' }
  | { readonly status: 'missing'; readonly address: ContentAddress }
  | { readonly status: 'failed'; readonly address: ContentAddress | null };

/**
 * Asks nothing for who is not the administrator; the server decides in any case. A health that cannot be read is
 * itself news of the system, so it is shown in the page.
 */
export async function loadAdmin({ shell, signal, query }: PageLoaderArgs): Promise<AdminData> {
  const session = await shell.session.settled();
  if (session.status !== 'signedIn' || !session.isAdmin) return { status: 'denied' };
  const address = readContentAddress(query, shell.now());
  try {
    if (address !== null)
      return { status: 'content', content: await loadContent({ shell, signal }, address), address };
    const health = await fetchSystemHealth(shell, signal);
    return { status: 'ready', health, readAt: shell.now() };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    if (isAppError(error, 'http') && error.details['status'] === 403) return { status: 'denied' };
    if (address !== null && isAppError(error, 'http') && error.details['status'] === 404)
      return { status: 'missing', address };
    const what = address === null ? 'The system’s health' : 'The contents';
    shell.logger.error(`${what} could not be read`, { message: String(error) });
    return { status: 'failed', address };
  }
}
