import type { Random } from '../random/createRandom';
import { sumOfProducts } from './combinations';
import type { BetRule } from './rules';

/** The money on one bet of one race; all amounts in cents. */
export interface Pool {
  readonly rule: BetRule;
  /** What winners share. */
  readonly net: number;
  /** Staked on a set of runners, whatever their order. */
  onSet(numbers: readonly number[]): number;
  /** Staked on these runners in this order. */
  inOrder(numbers: readonly number[]): number;
  /** Staked on sets of `size` that hold exactly `kept` of `among`, and the rest of neither `among` nor `without`. */
  holding(among: readonly number[], kept: number, size: number, without?: readonly number[]): number;
}

/** Odds of the starters by number. */
export type Odds = ReadonlyMap<number, number>;

/**
 * Lays the public's money: on a set in proportion to the product of its runners' implied probabilities, within
 * the set in proportion to the probability of the order.
 * @param size runners a bet names
 */
export function createPool(rule: BetRule, size: number, odds: Odds, random: Random, factor: number): Pool {
  const weights = new Map([...odds].map(([numero, cote]) => [numero, (1 / cote) ** rule.flatness]));
  const total = rule.turnover * 100 * factor * Math.exp(0.3 * random.normal());
  const weigh = (numbers: readonly number[]) => numbers.map((numero) => weights.get(numero)!);
  const all = sumOfProducts([...weights.values()], size);
  const onSet = (numbers: readonly number[]) =>
    (total * weigh(numbers).reduce((product, weight) => product * weight, 1)) / all;
  return {
    rule,
    net: rule.returned * total,
    onSet,
    inOrder: (numbers) => {
      const own = weigh(numbers);
      const chance = own.reduce(
        (product, weight, index) =>
          (product * weight) / own.slice(index).reduce((sum, other) => sum + other, 0),
        1,
      );
      return onSet(numbers) * chance;
    },
    holding: (among, kept, wanted, without = []) => {
      const left = [...weights].filter(([numero]) => !among.includes(numero) && !without.includes(numero));
      const rest = left.map(([, weight]) => weight);
      return (total * sumOfProducts(weigh(among), kept) * sumOfProducts(rest, wanted - kept)) / all;
    },
  };
}
