import { isAppError, type PageLoaderArgs, type Session, type SessionApi } from '@galopin/shared/contracts';
import { fetchTeams } from '../../api/teamCalls';
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
 * Who is not the administrator, which the server says, is asked for their teams alone, and sees that view whatever the
 * address asks for; the servers decide in any case. What cannot be read is itself news of the system, so that is shown
 * in the page, with the way to the other views.
 */
export async function loadAdmin(args: PageLoaderArgs): Promise<AdminData> {
  const { shell, query } = args;
  const isAdmin = await isAdministrator(shell.session);
  const view = isAdmin ? readAdminView(query) : 'teams';
  try {
    if (!isAdmin && !(await isInTeam(args))) return { status: 'denied' };
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

/** Nobody is asked about whom no team can list: without a session, or an address that is verified. */
async function isInTeam({ shell, signal }: PageLoaderArgs): Promise<boolean> {
  const session = shell.session.get();
  if (session.status !== 'signedIn' || !session.user.emailVerified) return false;
  return (await fetchTeams(shell, signal)).length > 0;
}

function isDenied(error: unknown): boolean {
  return isAppError(error, 'http') && (error.details['status'] === 401 || error.details['status'] === 403);
}
