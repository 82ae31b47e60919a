import type { DemoBet } from '../types';
import type { Pool } from './createPool';
import { shareProfit, writeBet } from './writeBet';

/** Winning combinations of one pool, each with a line of its own. */
export function payCombinations(
  pool: Pool,
  libelle: string,
  won: readonly number[][],
  ordered = false,
): DemoBet {
  const staked = won.map((numbers) =>
    Math.max(pool.rule.miseBase, ordered ? pool.inOrder(numbers) : pool.onSet(numbers)),
  );
  const paid = shareProfit(pool.net, staked);
  return writeBet(
    pool.rule,
    won.map((numbers, index) => ({ libelle, numbers, staked: staked[index]!, forOneEuro: paid[index]! })),
  );
}
