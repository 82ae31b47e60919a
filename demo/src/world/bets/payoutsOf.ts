import type { DemoBet } from '../types';
import type { BettedRace, Pay } from './BettedRace';
import { distinctSets, firstOrders, firstSets, subsets } from './combinations';
import { createPool } from './createPool';
import { payCombinations } from './payCombinations';
import { payEvent } from './payEvent';
import { payLargeField } from './payLargeField';
import { BETS, PLACES_FROM, SUPER_QUATRE_STARTERS, THREE_PLACES_FROM, type BetRule } from './rules';
import { refundLine, writeBet, type Line } from './writeBet';

const EVENT_FACTOR = 3;

function paySimples({ order, odds, withdrawn }: BettedRace, pay: Pay): DemoBet[] {
  const winners = order[0] ?? [];
  const pool = pay(BETS.simpleGagnant, 1);
  const won = payCombinations(
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
  return [
    ...bets,
    back(payCombinations(pay(BETS.simplePlace, 1), name, placed), BETS.simplePlace, 'Simple placé'),
  ];
}

function payPairs({ order, odds }: BettedRace, pay: Pay): DemoBet[] {
  if (odds.size < THREE_PLACES_FROM)
    return odds.size < PLACES_FROM
      ? []
      : [
          payCombinations(pay(BETS.coupleOrdre, 2), 'Couplé ordre', firstOrders(order, 2), true),
          payCombinations(pay(BETS.trioOrdre, 3), 'Trio ordre', firstOrders(order, 3), true),
        ];
  const pairs = distinctSets(firstSets(order, 3).flatMap((set) => subsets(set, 2)));
  return [
    payCombinations(pay(BETS.coupleGagnant, 2), 'Couplé gagnant', firstSets(order, 2)),
    payCombinations(pay(BETS.couplePlace, 2), 'Couplé placé', pairs),
    payCombinations(pay(BETS.trio, 3), 'Trio', firstSets(order, 3)),
  ];
}

/** Bets on offer for a number of starters. */
function payAll(race: BettedRace, pay: Pay): DemoBet[] {
  const starters = race.odds.size;
  const { min, max } = SUPER_QUATRE_STARTERS;
  const bets = [...paySimples(race, pay), ...payPairs(race, pay)];
  if (starters >= min && starters <= max)
    bets.push(payCombinations(pay(BETS.superQuatre, 4), 'Super 4', firstOrders(race.order, 4), true));
  bets.push(...payLargeField(race, pay));
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
