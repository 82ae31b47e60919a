import type { Random } from '../random/createRandom';
import type { DemoBet } from '../types';
import { firstOrders, firstSets, subsets, type Order } from './combinations';
import { createPool, type Odds } from './createPool';
import { payEvent } from './payEvent';
import {
  BETS,
  DEUX_SUR_QUATRE_FROM,
  MULTI_FROM,
  PLACES_FROM,
  SUPER_QUATRE_STARTERS,
  THREE_PLACES_FROM,
  type BetRule,
} from './rules';
import { refundLine, shareProfit, writeBet, type Line } from './writeBet';

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

const EVENT_FACTOR = 3;
/** Combinations that a Multi of 4, 5, 6 or 7 runners holds: the stake is spread over them. */
const MULTI_WAYS: readonly number[] = [1, 5, 15, 35];

type Pay = (rule: BetRule, size: number) => ReturnType<typeof createPool>;

const keyed = (sets: readonly number[][]) => [
  ...new Map(sets.map((set) => [set.toSorted((one, other) => one - other).join('-'), set])).values(),
];

/** Winning combinations of one pool, each with a line of its own. */
function separate(
  pool: ReturnType<Pay>,
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

function paySimples({ order, odds, withdrawn }: BettedRace, pay: Pay): DemoBet[] {
  const winners = order[0] ?? [];
  const pool = pay(BETS.simpleGagnant, 1);
  const won = separate(
    pool,
    'Simple gagnant',
    winners.map((numero) => [numero]),
  );
  // Alone in front, a winner pays its final odds: that is what they say.
  const alone = winners.length === 1 ? odds.get(winners[0]!)! : null;
  const lone: Line | null =
    alone === null
      ? null
      : { libelle: 'Simple gagnant', numbers: winners, staked: pool.onSet(winners), forOneEuro: alone };
  const gagnant = lone === null ? won : writeBet(pool.rule, [lone]);
  const back = (bet: DemoBet, rule: BetRule, name: string): DemoBet => ({
    ...bet,
    rapports: [...bet.rapports, ...withdrawn.map((numero) => refundLine(rule, `${name} NP`, numero))],
  });
  const bets = [back(gagnant, BETS.simpleGagnant, 'Simple gagnant')];
  if (odds.size < PLACES_FROM) return bets;
  const places = odds.size >= THREE_PLACES_FROM ? 3 : 2;
  const name = places === 3 ? 'Simple placé' : 'Simple placé 4 à 7 partants';
  const placed = [...new Set(firstSets(order, places).flat())].map((numero) => [numero]);
  return [...bets, back(separate(pay(BETS.simplePlace, 1), name, placed), BETS.simplePlace, 'Simple placé')];
}

function payPairs({ order, odds }: BettedRace, pay: Pay): DemoBet[] {
  if (odds.size < THREE_PLACES_FROM)
    return odds.size < PLACES_FROM
      ? []
      : [
          separate(pay(BETS.coupleOrdre, 2), 'Couplé ordre', firstOrders(order, 2), true),
          separate(pay(BETS.trioOrdre, 3), 'Trio ordre', firstOrders(order, 3), true),
        ];
  const pairs = keyed(firstSets(order, 3).flatMap((set) => subsets(set, 2)));
  return [
    separate(pay(BETS.coupleGagnant, 2), 'Couplé gagnant', firstSets(order, 2)),
    separate(pay(BETS.couplePlace, 2), 'Couplé placé', pairs),
    separate(pay(BETS.trio, 3), 'Trio', firstSets(order, 3)),
  ];
}

/** Every winning pair of a 2sur4 pays the same. */
function payDeuxSurQuatre({ order }: BettedRace, pay: Pay): DemoBet {
  const pool = pay(BETS.deuxSurQuatre, 2);
  const pairs = keyed(firstSets(order, 4).flatMap((set) => subsets(set, 2)));
  const staked = pairs.reduce((sum, pair) => sum + pool.onSet(pair), 0);
  return writeBet(
    pool.rule,
    pairs.map((numbers) => ({ libelle: '2sur4', numbers, staked, forOneEuro: pool.net / staked })),
  );
}

/** The stake on a Multi of more runners is spread over more combinations, so that it pays less. */
function payMulti({ order, odds }: BettedRace, pay: Pay): DemoBet {
  const isMini = odds.size < MULTI_FROM;
  const pool = pay(isMini ? BETS.miniMulti : BETS.multi, 4);
  const sets = firstSets(order, 4);
  const staked = Math.max(
    pool.rule.miseBase,
    sets.reduce((sum, set) => sum + pool.onSet(set), 0),
  );
  const ways = isMini ? MULTI_WAYS.slice(0, 3) : MULTI_WAYS;
  return writeBet(
    pool.rule,
    sets.flatMap((numbers) =>
      ways.map((count, index) => ({
        libelle: `${isMini ? 'Mini Multi' : 'Multi'} en ${index + 4}`,
        numbers,
        staked: (staked * count) / ways.reduce((sum, way) => sum + way, 0),
        forOneEuro: pool.net / staked / count,
      })),
    ),
  );
}

/** Bets on offer for a number of starters. */
function payAll(race: BettedRace, pay: Pay): DemoBet[] {
  const starters = race.odds.size;
  const { min, max } = SUPER_QUATRE_STARTERS;
  const bets = [...paySimples(race, pay), ...payPairs(race, pay)];
  if (starters >= min && starters <= max)
    bets.push(separate(pay(BETS.superQuatre, 4), 'Super 4', firstOrders(race.order, 4), true));
  if (starters >= DEUX_SUR_QUATRE_FROM) bets.push(payDeuxSurQuatre(race, pay), payMulti(race, pay));
  if (race.isQuinte)
    bets.push(
      ...payEvent(race.order, {
        tierce: pay(BETS.tierce, 3),
        quarte: pay(BETS.quarte, 4),
        quinte: pay(BETS.quinte, 5),
      }),
    );
  return bets;
}

/** What every bet on a race pays. Of a cancelled race, and where too few finish, stakes are paid back. */
export function payoutsOf(race: BettedRace): DemoBet[] {
  const factor = race.isQuinte ? EVENT_FACTOR : 1;
  const pay: Pay = (rule, size) =>
    createPool(rule, size, race.odds, race.random, rule.turnover > 1_000_000 ? 1 : factor);
  if (!race.isCancelled) return payAll(race, pay);
  return [writeBet(BETS.simpleGagnant, []), writeBet(BETS.simplePlace, []), writeBet(BETS.coupleGagnant, [])];
}
