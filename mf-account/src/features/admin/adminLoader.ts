import { isAppError, type PageLoaderArgs } from '@galopin/shared/contracts';
import { readAdminView, type AdminViewName } from '../../domain/admin/adminAddress';
import { ADMIN_VIEWS } from './adminViews';

/** `/Admin`: what the view that the address asks for read, or why there is nothing to show. */
export type AdminData =
  | { readonly status: 'ready'; readonly view: AdminViewName; readonly shown: unknown }
  | { readonly status: 'denied' }
  | { readonly status: 'failed'; readonly view: AdminViewName };

/**
 * Asks nothing for who is not the administrator; the server decides in any case. What cannot be read is itself news
 * of the system, so that is shown in the page, with the way to the other views.
 */
export async function loadAdmin(args: PageLoaderArgs): Promise<AdminData> {
  const { shell, query } = args;
  const session = await shell.session.settled();
  if (session.status !== 'signedIn' || !session.isAdmin) return { status: 'denied' };
  const view = readAdminView(query);
  try {
    const { load } = await ADMIN_VIEWS[view].open();
    return { status: 'ready', view, shown: await load(args) };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    if (isDenied(error)) return { status: 'denied' };
    shell.logger.error('A view of the administration could not be read', { view, message: String(error) });
    return { status: 'failed', view };
  }
}

function isDenied(error: unknown): boolean {
  return isAppError(error, 'http') && (error.details['status'] === 401 || error.details['status'] === 403);
}
