import {
  type CsvSeparator,
  isAppError,
  type PageLoaderArgs,
  type StoredDay,
} from '@galopin/shared/contracts';
import { fetchDays } from '../../api/fetchDays';
import { fetchMember } from '../../api/fetchMember';

/** Whether the member may have files: only a subscription lets them. */
export type CsvAccess =
  | { readonly status: 'subscribed'; readonly uid: string; readonly separator: CsvSeparator }
  | { readonly status: 'locked' }
  /** The subscription could not be read. */
  | { readonly status: 'unknown' };

/** `/Download`: the days that hold data, newest first (`null`: they could not be had), and who may have files. */
export interface DownloadData {
  readonly days: readonly StoredDay[] | null;
  readonly access: CsvAccess;
}

/** What cannot be had is said in the page, which has more to offer than the error page. */
export async function loadDownload(args: PageLoaderArgs): Promise<DownloadData> {
  const [days, access] = await Promise.all([readDays(args), readAccess(args)]);
  return { days, access };
}

async function readDays({ shell, signal }: PageLoaderArgs): Promise<DownloadData['days']> {
  try {
    return await fetchDays(shell, signal);
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.error('The stored days could not be listed', { message: String(error) });
    return null;
  }
}

async function readAccess({ shell, signal }: PageLoaderArgs): Promise<CsvAccess> {
  const session = await shell.session.settled();
  if (session.status !== 'signedIn') return { status: 'locked' };
  const { isAdmin, user } = session;
  try {
    const request = { uid: user.uid, isAdmin, now: shell.now(), signal };
    const { subscription, settings } = await fetchMember(shell, request);
    const isSubscribed = subscription.status === 'active' || subscription.status === 'always';
    if (!isSubscribed) return { status: 'locked' };
    return { status: 'subscribed', uid: user.uid, separator: settings.preferences.csvSeparator };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.error('The subscription could not be read', { message: String(error) });
    return { status: 'unknown' };
  }
}
