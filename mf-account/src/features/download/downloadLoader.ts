import { isAppError, type PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchDays } from '../../api/fetchDays';
import type { StoredDay } from '../../domain/StoredDay';

/** `/Download`: the days that hold data, newest first, or that they could not be had. */
export type DownloadData =
  { readonly status: 'ready'; readonly days: readonly StoredDay[] } | { readonly status: 'failed' };

/** A list that cannot be had is said in the page, which has more to offer than the error page. */
export async function loadDownload({ shell, signal }: PageLoaderArgs): Promise<DownloadData> {
  try {
    return { status: 'ready', days: await fetchDays(shell, signal) };
  } catch (error) {
    if (isAppError(error, 'aborted')) throw error;
    shell.logger.error('The stored days could not be listed', { message: String(error) });
    return { status: 'failed' };
  }
}
