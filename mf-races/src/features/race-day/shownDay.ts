import type { IsoDay, Logger, PageAddress } from '@galopin/shared/contracts';
import { createShown } from '@galopin/shared/read';
import { differInFilters } from '../../domain/filterKeys';
import type { RaceDay } from '../../domain/RaceDay';

const shownDays = createShown<RaceDay>();

export const rememberShownDay = shownDays.remember;

/**
 * The day on the page, when another choice of filters is all that the new address brings: it is up to date, and
 * asking for it again would only make the visitor wait. `null` for any other address, the same one included, which
 * asks for it anew.
 */
export function shownDay(
  logger: Logger,
  wanted: { readonly jour: IsoDay; readonly query: PageAddress['query'] },
): RaceDay | null {
  const shown = shownDays.read(logger);
  if (!shown || !differInFilters(shown.query, wanted.query)) return null;
  return shown.data.jour === wanted.jour && shown.data.failure === null ? shown.data : null;
}
