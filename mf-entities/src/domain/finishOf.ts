import type { Arrival } from '@galopin/shared/racing';

/** How a runner finished. `code` is one of {@link NOT_CLASSED_CODES}, or the source's own where it is none. */
export type Finish =
  | { readonly kind: 'ranked'; readonly rank: number }
  | { readonly kind: 'notClassed'; readonly code: string }
  | { readonly kind: 'nonRunner' }
  | { readonly kind: 'unknown' };

/** Ways not to be classed; the copy has a label and a meaning for each. */
const NOT_CLASSED_CODES = ['DAI', 'ARR', 'TBE', 'TJ', 'DIST', 'RET', 'DPG', 'DER', 'RP'] as const;
export type NotClassedCode = (typeof NOT_CLASSED_CODES)[number];

/** Spellings of the sources, in capitals without accents or points. */
const SPELLINGS: Readonly<Record<string, NotClassedCode>> = {
  DISQUALIFIEPOURALLUREIRREGULIERE: 'DAI',
  D: 'DAI',
  ARRETE: 'ARR',
  A: 'ARR',
  TOMBE: 'TBE',
  TBEE: 'TBE',
  T: 'TBE',
  J: 'TJ',
  DISTANCE: 'DIST',
  DISTANTE: 'DIST',
  RETROGRADE: 'RET',
  DISQUALIFIEPOTEAUGALOP: 'DPG',
  DEROBE: 'DER',
  RESTEAUPOTEAU: 'RP',
};
const NON_RUNNER = new Set(['NP', 'NONPARTANT']);

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\dA-Za-z]/g, '')
    .toUpperCase();

/**
 * Reads a runner's finish: a rank (`1`, `12`), a code (`DAI`, `NP`), or a rank with letters (`8D`), which was placed
 * and then disqualified or moved back.
 * @param cl the runner's own result, empty before the race
 * @param arrival where the rank is looked up as long as the runner's own result is empty
 */
export function finishOf(cl: string, number: number, arrival: Arrival | null): Finish {
  const text = bare(cl);
  if (NON_RUNNER.has(text)) return { kind: 'nonRunner' };
  if (/^\d+$/.test(text)) {
    const rank = Number(text);
    if (rank > 0) return { kind: 'ranked', rank };
  } else if (text !== '') {
    return { kind: 'notClassed', code: SPELLINGS[text] ?? text };
  }
  const rank = arrival === null ? null : rankIn(arrival.order, number);
  return rank === null ? { kind: 'unknown' } : { kind: 'ranked', rank };
}

/** A number's rank in a finishing order: those behind a dead heat of two lose one rank. `null` when it is not in it. */
function rankIn(order: Arrival['order'], number: number): number | null {
  let ahead = 0;
  for (const place of order) {
    if (place.includes(number)) return ahead + 1;
    ahead += place.length;
  }
  return null;
}

/** The finishing order that the ranks of a race's runners give; empty when none is known. */
export function orderOf(
  runners: readonly { readonly number: number; readonly finish: Finish }[],
): Arrival['order'] {
  const places = new Map<number, number[]>();
  for (const { number, finish } of runners) {
    if (finish.kind !== 'ranked') continue;
    places.set(finish.rank, [...(places.get(finish.rank) ?? []), number]);
  }
  return [...places].sort(([one], [other]) => one - other).map(([, numbers]) => numbers);
}
