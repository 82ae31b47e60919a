import type { Random } from '../random/createRandom';
import type { Order } from './combinations';
import type { Odds, Pool } from './createPool';
import type { BetRule } from './rules';

/** A race as far as the bets on it are concerned. */
export interface BettedRace {
  readonly order: Order;
  /** Final odds of the starters. */
  readonly odds: Odds;
  /** Runners withdrawn after the pools had opened. */
  readonly withdrawn: readonly number[];
  readonly isQuinte: boolean;
  readonly isCancelled: boolean;
  readonly random: Random;
}

/** Opens the pool of a bet that names so many runners. */
export type Pay = (rule: BetRule, size: number) => Pool;
