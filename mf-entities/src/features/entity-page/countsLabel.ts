import { formatCount } from '@galopin/shared/lib';
import type { Counts } from '../../domain/Runner';
import { fr } from '../../i18n/fr';

const copy = fr.entity;

/** « 89 courses, 5 victoires, 24 places »; empty without a start. */
export function countsLabel({ starts, wins, places }: Counts): string {
  if (starts === 0) return '';
  return copy.counts(
    formatCount(starts, copy.start),
    formatCount(wins, copy.win),
    formatCount(places, copy.place),
  );
}
