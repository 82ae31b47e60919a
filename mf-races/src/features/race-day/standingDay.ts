import type { IsoDay, Logger, PageAddress } from '@galopin/shared/contracts';
import { differInFilters } from '../../domain/dayFilters';
import type { RaceDay } from '../../domain/RaceDay';

interface StandingDay {
  readonly day: RaceDay;
  readonly query: PageAddress['query'];
}

/** The day a shell's page shows at the moment. By logger: a loader gets the shell's own only of that. */
const standing = new WeakMap<Logger, StandingDay>();

/** Says which day stands on the page, kept up to date there, and by which address. Returns the way to take it back. */
export function standOnPage(logger: Logger, day: RaceDay, query: PageAddress['query']): () => void {
  const entry = { day, query };
  standing.set(logger, entry);
  return () => {
    if (standing.get(logger) === entry) standing.delete(logger);
  };
}

/**
 * The day on the page, when another choice of filters is all that the new address brings: it is up to date, and
 * asking for it again would only make the visitor wait. `null` for any other address, the same one included, which
 * asks for it anew.
 */
export function standingDay(
  logger: Logger,
  wanted: { readonly jour: IsoDay; readonly query: PageAddress['query'] },
): RaceDay | null {
  const entry = standing.get(logger);
  if (!entry || !differInFilters(entry.query, wanted.query)) return null;
  const { day } = entry;
  return day.jour === wanted.jour && day.failure === null ? day : null;
}
