import { formatNumber, formatPercent } from '@galopin/shared/lib';
import type { Description } from '@galopin/shared/ui';
import type { Counts } from '../../domain/Runner';

/** Names of the three counts. */
export interface CountTerms {
  readonly starts: string;
  readonly wins: string;
  readonly places: string;
}

/** Starts, wins and places as facts, the latter two with their rate: « 226 (10,2 %) ». Nothing without a start. */
export function countFacts({ starts, wins, places }: Counts, terms: CountTerms): readonly Description[] {
  if (starts === 0) return [];
  const counted = (count: number) => `${formatNumber(count)} (${formatPercent((count / starts) * 100)})`;
  return [
    { term: terms.starts, detail: formatNumber(starts) },
    { term: terms.wins, detail: counted(wins) },
    { term: terms.places, detail: counted(places) },
  ];
}
