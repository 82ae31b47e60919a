import type { DemoBet } from '../types';
import { firstOrders, firstSets, subsets, type Order } from './combinations';
import type { Pool } from './createPool';
import { writeBet, type Line } from './writeBet';

/** Pools of the bets that only the day's main event has. */
export interface EventPools {
  readonly tierce: Pool;
  readonly quarte: Pool;
  readonly quinte: Pool;
}

/** How many times the right order pays what a wrong one does. */
const ORDER_PAYS = { tierce: 5, quarte: 12, quinte: 120 } as const;
/** Parts of what winners share that are set aside for bonuses. */
const QUARTE_BONUS = 0.3;
const QUINTE_FOUR = 0.28;
const QUINTE_THREE = 0.17;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The right runners in the right order, and in any other. */
function mainLines(pool: Pool, order: Order, size: number, net: number, times: number, name: string): Line[] {
  const orders = firstOrders(order, size);
  const sets = firstSets(order, size);
  const exact = Math.max(pool.rule.miseBase, sum(orders.map(pool.inOrder)));
  const any = Math.max(pool.rule.miseBase, sum(sets.map(pool.onSet)) - exact);
  const forOneEuro = net / (times * exact + any);
  return [
    ...orders.map((numbers) => ({
      libelle: `${name} Ordre`,
      numbers,
      staked: exact / orders.length,
      forOneEuro: times * forOneEuro,
    })),
    ...sets.map((numbers) => ({
      libelle: `${name} Désordre`,
      numbers,
      staked: any / sets.length,
      forOneEuro,
    })),
  ];
}

function bonus(libelle: string, won: readonly number[][], staked: number, net: number): Line[] {
  return won.map((numbers) => ({ libelle, numbers, staked, forOneEuro: net / staked }));
}

function payQuarte(pool: Pool, order: Order): DemoBet {
  const main = mainLines(pool, order, 4, (1 - QUARTE_BONUS) * pool.net, ORDER_PAYS.quarte, 'Quarté+');
  const [four] = firstSets(order, 4);
  if (four === undefined) return writeBet(pool.rule, []);
  const three = four.slice(0, 3);
  const staked = pool.holding(three, 3, 4, four.slice(3));
  return writeBet(pool.rule, [...main, ...bonus('Bonus', [three], staked, QUARTE_BONUS * pool.net)]);
}

function payQuinte(pool: Pool, order: Order): DemoBet {
  const net = (1 - QUINTE_FOUR - QUINTE_THREE) * pool.net;
  const main = mainLines(pool, order, 5, net, ORDER_PAYS.quinte, 'Quinté+');
  const [five] = firstSets(order, 5);
  if (five === undefined) return writeBet(pool.rule, []);
  const three = five.slice(0, 3);
  return writeBet(pool.rule, [
    ...main,
    ...bonus('Bonus 4sur5', subsets(five, 4), pool.holding(five, 4, 5), QUINTE_FOUR * pool.net),
    ...bonus('Bonus 3', [three], pool.holding(three, 3, 5, five.slice(3)), QUINTE_THREE * pool.net),
  ]);
}

/** Tiercé, Quarté+ and Quinté+. A bet for which too few runners are classed is paid back. */
export function payEvent(order: Order, { tierce, quarte, quinte }: EventPools): DemoBet[] {
  const three = firstSets(order, 3).length === 0;
  return [
    writeBet(tierce.rule, three ? [] : mainLines(tierce, order, 3, tierce.net, ORDER_PAYS.tierce, 'Tiercé')),
    payQuarte(quarte, order),
    payQuinte(quinte, order),
  ];
}
