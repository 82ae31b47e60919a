import type { Logger, PageAddress } from '@galopin/shared/contracts';
import { createShown } from '@galopin/shared/read';
import type { RaceCard } from '../../domain/RaceCard';

const shownCards = createShown<RaceCard>();

export const rememberShownCard = shownCards.remember;

/**
 * The card on the page, when the new address names the same race and another tab or choice: it is up to date. Asking for
 * it again would keep each tab out of the history until the answer is there, and Back would pass by a tab that was left
 * before. `null` for any other address, the same one included, which asks for it anew.
 */
export function shownCard(
  logger: Logger,
  wanted: { readonly id: number; readonly query: PageAddress['query'] },
): RaceCard | null {
  const shown = shownCards.read(logger);
  if (!shown || isSameQuery(shown.query, wanted.query)) return null;
  const { race, runnersFailure } = shown.data;
  return race.id === wanted.id && runnersFailure === null ? shown.data : null;
}

const isSameQuery = (one: PageAddress['query'], other: PageAddress['query']): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);
