import type { PageLoaderArgs, StoredDay } from '@galopin/shared/contracts';
import { attempt } from '../../api/attempt';
import { fetchLastDay } from '../../api/fetchLastDay';
import type { Loaded } from '../../domain/Loaded';

/** What the page about the site tells from the data. */
export interface AboutData {
  /** Null when nothing is recorded. */
  readonly lastDay: Loaded<StoredDay | null>;
}

/** `/Propos`: how fresh the data is; without it the page is all there. */
export async function loadAbout({ shell, signal }: PageLoaderArgs): Promise<AboutData> {
  const lastDay = await attempt(fetchLastDay(shell, signal), (message) =>
    shell.logger.error('The latest recorded day could not be loaded', { message }),
  );
  return { lastDay };
}
