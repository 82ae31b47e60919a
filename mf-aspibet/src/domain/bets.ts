import type { Cents } from '@galopin/shared/contracts';

/** Chapters of the guide, in the order they are read. */
export const BET_FAMILIES = [
  'simple',
  'couple',
  'trio',
  'multi',
  'deuxSurQuatre',
  'pick5',
  'super4',
  'report',
] as const;
export type BetFamily = (typeof BET_FAMILIES)[number];

/**
 * Whether the order of arrival counts: not at all, as a condition, or for a higher payout than without it.
 */
export type OrderRule = 'any' | 'exact' | 'paid';

/** One bet, in figures; its sentences are in `i18n/betCopy`. */
export interface Bet {
  readonly id: string;
  readonly family: BetFamily;
  /** `typePari` of PMU; online pools have `E_` before it. */
  readonly code: string;
  /** Horses to name, fewest and most; `null` where that depends on the bets it is made of. */
  readonly horses: readonly [fewest: number, most: number] | null;
  readonly order: OrderRule | null;
  /** Base stake in betting shops; `null` where the bet is not sold there. */
  readonly shopStake: Cents | null;
  readonly onlineStake: Cents;
  /** Declared runners the bet is offered from and up to; `null` without such a bound. */
  readonly runners: readonly [from: number | null, upTo: number | null];
}

/**
 * The bets of French pari mutuel.
 * @source stakes, codes, number of horses, order: bet definitions of PMU programmes of 2025-11-05 and 2026-07-07;
 * field sizes: same programmes (6, 9 and 14 runners), PMU announcements of 2017-11 (Super4), 2019-01 (ordered bets
 * up to 7 runners) and 2012-01 (Pick5); payouts of the Quinté+: dividends of 2026-07-07. The limits of the Mini Multi
 * are those of common usage.
 */
export const bets = [
  bet('simpleGagnant', 'simple', 'SIMPLE_GAGNANT', [1, 1], 'any', [200, 100], [null, null]),
  bet('simplePlace', 'simple', 'SIMPLE_PLACE', [1, 1], 'any', [200, 100], [4, null]),
  bet('coupleGagnant', 'couple', 'COUPLE_GAGNANT', [2, 2], 'any', [200, 100], [8, null]),
  bet('couplePlace', 'couple', 'COUPLE_PLACE', [2, 2], 'any', [200, 100], [8, null]),
  bet('coupleOrdre', 'couple', 'COUPLE_ORDRE', [2, 2], 'exact', [200, 100], [4, 7]),
  bet('trio', 'trio', 'TRIO', [3, 3], 'any', [200, 100], [8, null]),
  bet('trioOrdre', 'trio', 'TRIO_ORDRE', [3, 3], 'exact', [200, 100], [4, 7]),
  bet('tierce', 'trio', 'TIERCE', [3, 3], 'paid', [100, 100], [null, null]),
  bet('quarte', 'trio', 'QUARTE_PLUS', [4, 4], 'paid', [150, 150], [null, null]),
  bet('quinte', 'trio', 'QUINTE_PLUS', [5, 5], 'paid', [200, 200], [null, null]),
  bet('multi', 'multi', 'MULTI', [4, 7], 'any', [300, 300], [14, null]),
  bet('miniMulti', 'multi', 'MINI_MULTI', [4, 6], 'any', [300, 300], [10, 13]),
  bet('deuxSurQuatre', 'deuxSurQuatre', 'DEUX_SUR_QUATRE', [2, 2], 'any', [300, 300], [10, null]),
  bet('pick5', 'pick5', 'PICK5', [5, 5], 'any', [100, 100], [12, null]),
  bet('super4', 'super4', 'SUPER_QUATRE', [4, 4], 'exact', [100, 100], [5, 9]),
  bet('report', 'report', 'REPORT_PLUS', null, null, [null, 100], [null, null]),
] as const satisfies readonly Bet[];

/** First five of the race that the guide's examples tell of, 16 runners. */
export const EXAMPLE_ARRIVAL = [4, 8, 15, 2, 11] as const;

export type BetId = (typeof bets)[number]['id'];

/** The bets of one chapter, in reading order. */
export function betsOf(family: BetFamily): readonly (Bet & { readonly id: BetId })[] {
  return bets.filter((one) => one.family === family);
}

function bet<const Id extends string>(
  id: Id,
  family: BetFamily,
  code: string,
  horses: Bet['horses'],
  order: Bet['order'],
  [shopStake, onlineStake]: readonly [Cents | null, Cents],
  runners: Bet['runners'],
): Bet & { readonly id: Id } {
  return { id, family, code, horses, order, shopStake, onlineStake, runners };
}
