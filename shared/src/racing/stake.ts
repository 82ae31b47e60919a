import type { Cents } from '../contracts';
import type { Bet } from './bets';
import { countCombinations, factorial } from './combinations';

/** Ways to play several combinations at once. */
const FORMULAS = ['unit', 'combined', 'partialField', 'fullField'] as const;
export type Formula = (typeof FORMULAS)[number];

/** Share of the base stake that is played, percent. */
export const FLEXI = [100, 50, 25] as const;
export type Flexi = (typeof FLEXI)[number];

/** More horses than any French race has. */
const MOST_HORSES = 30;

/** What is to be played; numbers are those of the form and may be anything. */
export interface StakeChoice {
  readonly bet: Bet;
  readonly formula: Formula;
  /** Horses of one combination: for the Multi the one that is played. */
  readonly wanted: number;
  /** Horses chosen freely; of a champ those beside its bases. */
  readonly chosen: number;
  /** Horses that every combination of a champ has. */
  readonly bases: number;
  /** Runners of the race, for a champ total. */
  readonly runners: number;
  /** Every order of each combination, where order counts. */
  readonly everyOrder: boolean;
  readonly channel: 'shop' | 'online';
  readonly flexi: Flexi;
}

export type StakeField = 'chosen' | 'bases' | 'runners' | 'flexi' | 'channel';

/** Why a choice cannot be played: the number given, and the fewest or most that it may be. */
export interface StakeFault {
  readonly field: StakeField;
  readonly reason: 'notWhole' | 'tooFew' | 'tooMany' | 'notOffered';
  readonly given: number;
  readonly wanted: number;
}

export interface Stake {
  readonly combinations: number;
  readonly cents: Cents;
  /** The exact amount has a part of a cent. */
  readonly isRounded: boolean;
}

export type StakeResult =
  | { readonly status: 'ready'; readonly stake: Stake }
  | { readonly status: 'wrong'; readonly fault: StakeFault };

/** Whether every order is played anyway: where order is a condition, several combinations are played in all of theirs. */
export function mustPlayEveryOrder({ bet, formula }: Pick<StakeChoice, 'bet' | 'formula'>): boolean {
  return bet.order === 'exact' && formula !== 'unit';
}

/**
 * Counts the combinations of a choice and what they cost, in whole numbers throughout.
 * @source racing-data, betting guide (base stakes, flexi, combiné, champ réduit, champ total)
 */
export function computeStake(choice: StakeChoice): StakeResult {
  const fault = faultOf(choice);
  if (fault !== null) return { status: 'wrong', fault };
  const combinations = countOf(choice) * ordersOf(choice);
  const stake = stakeOf(choice) ?? 0;
  // Hundredths of a cent: a quarter of 1,50 € is 37,5 cents.
  const hundredths = combinations * stake * choice.flexi;
  return {
    status: 'ready',
    stake: { combinations, cents: Math.round(hundredths / 100), isRounded: hundredths % 100 !== 0 },
  };
}

/** Cents for one combination; null where the bet is not sold. */
export function stakeOf({ bet, channel }: Pick<StakeChoice, 'bet' | 'channel'>): Cents | null {
  return channel === 'shop' ? bet.shopStake : bet.onlineStake;
}

function countOf({ formula, wanted, chosen, bases, runners }: StakeChoice): number {
  if (formula === 'unit') return 1;
  if (formula === 'combined') return countCombinations(chosen, wanted);
  return countCombinations(formula === 'partialField' ? chosen : runners - bases, wanted - bases);
}

function ordersOf(choice: StakeChoice): number {
  if (choice.bet.order === 'any') return 1;
  return choice.everyOrder || mustPlayEveryOrder(choice) ? factorial(choice.wanted) : 1;
}

function faultOf(choice: StakeChoice): StakeFault | null {
  const { formula, wanted, bases, flexi, bet } = choice;
  const isField = formula === 'partialField' || formula === 'fullField';
  if (stakeOf(choice) === null) return { field: 'channel', reason: 'notOffered', given: 0, wanted: 0 };
  if (flexi !== 100 && (formula === 'unit' || !bet.flexi.some((share) => share === flexi)))
    return { field: 'flexi', reason: 'notOffered', given: flexi, wanted: 100 };
  return (
    (isField ? outside('bases', bases, 1, wanted - 1) : null) ??
    (formula === 'combined' ? outside('chosen', choice.chosen, wanted, MOST_HORSES) : null) ??
    (formula === 'partialField'
      ? outside('chosen', choice.chosen, wanted - bases, MOST_HORSES - bases)
      : null) ??
    (formula === 'fullField' ? outside('runners', choice.runners, wanted, MOST_HORSES) : null)
  );
}

function outside(field: StakeField, given: number, fewest: number, most: number): StakeFault | null {
  if (!Number.isInteger(given)) return { field, reason: 'notWhole', given, wanted: fewest };
  if (given < fewest) return { field, reason: 'tooFew', given, wanted: fewest };
  if (given > most) return { field, reason: 'tooMany', given, wanted: most };
  return null;
}
