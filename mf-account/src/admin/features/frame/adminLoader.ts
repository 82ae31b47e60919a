import { isAppError, type PageLoaderArgs, type Session, type SessionApi } from '@galopin/shared/contracts';
import { readAdminView, type AdminViewName } from '../../domain/adminAddress';
import { signInRefusal } from '../../domain/signInRefusal';
import { ADMIN_VIEWS } from './adminViews';

/** `/Admin`: what the view that the address asks for read, or why there is nothing to show. */
export type AdminData =
  | { readonly status: 'ready'; readonly view: AdminViewName; readonly shown: unknown }
  | { readonly status: 'denied' }
  /** The password was given too long ago for this view. */
  | { readonly status: 'stale'; readonly view: AdminViewName }
  | { readonly status: 'failed'; readonly view: AdminViewName };

/**
 * Asks nothing for who is not the administrator, which the server says; it decides in any case. What cannot be read is itself news
 * of the system, so that is shown in the page, with the way to the other views.
 */
export async function loadAdmin(args: PageLoaderArgs): Promise<AdminData> {
  const { shell, query } = args;
  if (!(await isAdministrator(shell.session))) return { status: 'denied' };
  const view = readAdminView(query);
  try {
    const { load } = await ADMIN_VIEWS[view].open();
    return { status: 'ready', view, shown: await load(args) };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    if (signInRefusal(error) === 'recent-sign-in-required') return { status: 'stale', view };
    if (isDenied(error)) return { status: 'denied' };
    shell.logger.error('A view of the administration could not be read', { view, message: String(error) });
    return { status: 'failed', view };
  }
}

/** What this browser does not know for the administrator's account may have become it: the API is asked once more. */
async function isAdministrator(session: SessionApi): Promise<boolean> {
  const isKnown = (known: Session) => known.status === 'signedIn' && known.isAdmin;
  const settled = await session.settled();
  if (settled.status !== 'signedIn' || isKnown(settled)) return isKnown(settled);
  await session.checkSubscription();
  return isKnown(session.get());
}

function isDenied(error: unknown): boolean {
  return isAppError(error, 'http') && (error.details['status'] === 401 || error.details['status'] === 403);
}
