/** What a bet is and how its money is shared. Stakes in cents. */
export interface BetRule {
  /** PMU's name of the bet. */
  readonly typePari: string;
  readonly famillePari: string;
  readonly miseBase: number;
  /** Share of the stakes given back to winners. */
  readonly returned: number;
  /** Euros staked on an ordinary race, more or less. */
  readonly turnover: number;
  /** How much flatter than the odds the money lies: 1 follows them. */
  readonly flatness: number;
  readonly paysFor: 'PourUnEuro' | 'PourUneMiseDeBase';
}

const rule = (
  typePari: string,
  famillePari: string,
  miseBase: number,
  [returned, turnover, flatness]: readonly [number, number, number],
  paysFor: BetRule['paysFor'] = 'PourUnEuro',
): BetRule => ({ typePari, famillePari, miseBase, returned, turnover, flatness, paysFor });

const BASE = 'PourUneMiseDeBase';

/**
 * Base stakes as in the payout samples and the guides' tables; returned shares and turnovers are of the order
 * published for the French pools.
 */
export const BETS = {
  simpleGagnant: rule('SIMPLE_GAGNANT', 'Simple', 200, [0.84, 160_000, 1]),
  simplePlace: rule('SIMPLE_PLACE', 'Simple', 200, [0.84, 90_000, 0.8]),
  coupleGagnant: rule('COUPLE_GAGNANT', 'Couple', 200, [0.75, 90_000, 0.95]),
  couplePlace: rule('COUPLE_PLACE', 'Couple', 200, [0.75, 110_000, 0.8]),
  coupleOrdre: rule('COUPLE_ORDRE', 'Couple', 200, [0.75, 40_000, 0.95]),
  trio: rule('TRIO', 'Trio', 200, [0.73, 60_000, 0.85]),
  trioOrdre: rule('TRIO_ORDRE', 'Trio', 200, [0.73, 30_000, 0.85]),
  superQuatre: rule('SUPER_QUATRE', 'Super 4', 100, [0.68, 30_000, 0.85], BASE),
  deuxSurQuatre: rule('DEUX_SUR_QUATRE', '2sur4', 300, [0.72, 130_000, 0.6], BASE),
  multi: rule('MULTI', 'Multi', 300, [0.68, 180_000, 0.8], BASE),
  miniMulti: rule('MINI_MULTI', 'Mini Multi', 300, [0.68, 60_000, 0.8], BASE),
  pick5: rule('PICK5', 'Pick 5', 100, [0.68, 90_000, 0.75], BASE),
  tierce: rule('TIERCE', 'Tierce', 100, [0.69, 1_400_000, 0.85]),
  quarte: rule('QUARTE_PLUS', 'Quarte Plus', 150, [0.68, 1_800_000, 0.8], BASE),
  quinte: rule('QUINTE_PLUS', 'Quinte Plus', 200, [0.66, 5_500_000, 0.75], BASE),
} as const satisfies Readonly<Record<string, BetRule>>;

/** Fewest starters for three places to be paid; with fewer two are. */
export const THREE_PLACES_FROM = 8;
/** Fewest starters for a bet on places. */
export const PLACES_FROM = 4;
export const DEUX_SUR_QUATRE_FROM = 10;
export const MULTI_FROM = 14;
/** @source PMU announcement of 2012-01, as the betting guide has it */
export const PICK5_FROM = 12;
export const SUPER_QUATRE_STARTERS = { min: 5, max: 9 } as const;
