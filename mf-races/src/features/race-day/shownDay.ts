import type { IsoDay, Logger, PageAddress } from '@galopin/shared/contracts';
import { differInFilters } from '../../domain/filterKeys';
import type { RaceDay } from '../../domain/RaceDay';

interface ShownDay {
  readonly day: RaceDay;
  readonly query: PageAddress['query'];
}

/** The day a shell's page shows at the moment. By logger: a loader gets the shell's own only of that. */
const shownDays = new WeakMap<Logger, ShownDay>();

/** Remembers which day a page shows, kept up to date there, and by which address. Returns the way to forget it. */
export function rememberShownDay(logger: Logger, day: RaceDay, query: PageAddress['query']): () => void {
  const entry = { day, query };
  shownDays.set(logger, entry);
  return () => {
    if (shownDays.get(logger) === entry) shownDays.delete(logger);
  };
}

/**
 * The day on the page, when another choice of filters is all that the new address brings: it is up to date, and
 * asking for it again would only make the visitor wait. `null` for any other address, the same one included, which
 * asks for it anew.
 */
export function shownDay(
  logger: Logger,
  wanted: { readonly jour: IsoDay; readonly query: PageAddress['query'] },
): RaceDay | null {
  const entry = shownDays.get(logger);
  if (!entry || !differInFilters(entry.query, wanted.query)) return null;
  const { day } = entry;
  return day.jour === wanted.jour && day.failure === null ? day : null;
}
