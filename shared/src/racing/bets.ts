import type { Cents } from '../contracts';

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

/** One bet, in figures; its sentences are in the betting guide. */
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
  /** Shares of the base stake, percent, that several combinations can be played at. */
  readonly flexi: readonly (25 | 50)[];
}

const HALF = [50] as const;
const BOTH = [25, 50] as const;

/**
 * The bets of French pari mutuel.
 * @source stakes, codes, number of horses, order: bet definitions of PMU programmes of 2025-11-05 and 2026-07-07;
 * field sizes: same programmes (6, 9 and 14 runners), PMU announcements of 2017-11 (Super4), 2019-01 (ordered bets
 * up to 7 runners) and 2012-01 (Pick5); payouts of the Quinté+: dividends of 2026-07-07. The limits of the Mini Multi
 * are those of common usage. Flexi: 50 % where the programme of 2025-11-05 has it (Couplé, Trio, Super4); 25 and 50 % for
 * the other bets of several horses (racing-data, betting guide).
 */
export const bets = [
  bet('simpleGagnant', 'simple', 'SIMPLE_GAGNANT', [1, 1], 'any', [200, 100], [null, null]),
  bet('simplePlace', 'simple', 'SIMPLE_PLACE', [1, 1], 'any', [200, 100], [4, null]),
  bet('coupleGagnant', 'couple', 'COUPLE_GAGNANT', [2, 2], 'any', [200, 100], [8, null], HALF),
  bet('couplePlace', 'couple', 'COUPLE_PLACE', [2, 2], 'any', [200, 100], [8, null], HALF),
  bet('coupleOrdre', 'couple', 'COUPLE_ORDRE', [2, 2], 'exact', [200, 100], [4, 7], HALF),
  bet('trio', 'trio', 'TRIO', [3, 3], 'any', [200, 100], [8, null], HALF),
  bet('trioOrdre', 'trio', 'TRIO_ORDRE', [3, 3], 'exact', [200, 100], [4, 7], HALF),
  bet('tierce', 'trio', 'TIERCE', [3, 3], 'paid', [100, 100], [null, null], BOTH),
  bet('quarte', 'trio', 'QUARTE_PLUS', [4, 4], 'paid', [150, 150], [null, null], BOTH),
  bet('quinte', 'trio', 'QUINTE_PLUS', [5, 5], 'paid', [200, 200], [null, null], BOTH),
  bet('multi', 'multi', 'MULTI', [4, 7], 'any', [300, 300], [14, null], BOTH),
  bet('miniMulti', 'multi', 'MINI_MULTI', [4, 6], 'any', [300, 300], [10, 13], BOTH),
  bet('deuxSurQuatre', 'deuxSurQuatre', 'DEUX_SUR_QUATRE', [2, 2], 'any', [300, 300], [10, null], BOTH),
  bet('pick5', 'pick5', 'PICK5', [5, 5], 'any', [100, 100], [12, null], BOTH),
  bet('super4', 'super4', 'SUPER_QUATRE', [4, 4], 'exact', [100, 100], [5, 9], HALF),
  bet('report', 'report', 'REPORT_PLUS', null, null, [null, 100], [null, null]),
] as const satisfies readonly Bet[];

export type BetId = (typeof bets)[number]['id'];

/** The bets of one chapter, in reading order. */
export function betsOf(family: BetFamily): readonly (Bet & { readonly id: BetId })[] {
  return bets.filter((one) => one.family === family);
}

/** Bets of the day's Quinté+ race alone. */
const OF_QUINTE: readonly BetId[] = ['tierce', 'quarte', 'quinte'];

/** Whether a bet is offered, by the usual rules, on a race with so many declared runners. */
export function isOffered(
  { id, runners: [from, upTo] }: Bet & { readonly id: BetId },
  { declared, isQuinte }: { readonly declared: number; readonly isQuinte: boolean },
): boolean {
  if (OF_QUINTE.includes(id)) return isQuinte;
  // The Pick5 is for other races than that of the Quinté+.
  if (id === 'pick5' && isQuinte) return false;
  return declared >= (from ?? 0) && declared <= (upTo ?? Infinity);
}

function bet<const Id extends string>(
  id: Id,
  family: BetFamily,
  code: string,
  horses: Bet['horses'],
  order: Bet['order'],
  [shopStake, onlineStake]: readonly [Cents | null, Cents],
  runners: Bet['runners'],
  flexi: Bet['flexi'] = [],
): Bet & { readonly id: Id } {
  return { id, family, code, horses, order, shopStake, onlineStake, runners, flexi };
}
