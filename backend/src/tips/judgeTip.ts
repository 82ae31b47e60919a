import { countAmongFirst, placeIn } from '@galopin/shared/racing';
import type { SimplePayout, TippedResult } from './TippedResult';

/** What came of a tip. `null`: cannot be said of it, so it counts in no rate. */
export interface TipVerdict {
  readonly baseWon: boolean | null;
  readonly basePlaced: boolean | null;
  readonly winnerSelected: boolean | null;
  readonly tierce: boolean | null;
  readonly quarte: boolean | null;
  readonly quinte: boolean | null;
  /** What 1 € on the base brought back, cents. */
  readonly winReturn: number | null;
  readonly placeReturn: number | null;
}

type Order = TippedResult['order'];

/**
 * Holds a tip to the result of its race. A base that did not start has its stake given back and counts for nothing;
 * a number of the selection that did not start stays a number that did not come in.
 */
export function judgeTip(tip: TippedResult): TipVerdict {
  const base = tip.baseStarted ? tip.base : null;
  const { order, selection } = tip;
  const hasAll = (places: number) => (tip.quinte ? holdsFirst(order, places, selection) : null);
  const place = base === null ? null : placeIn(order, base);
  return {
    baseWon: base === null ? null : place === 1,
    basePlaced: base === null ? null : isPlaced(tip, base, place),
    winnerSelected: holdsWinner(order, selection),
    tierce: hasAll(3),
    quarte: hasAll(4),
    quinte: hasAll(5),
    winReturn: base === null ? null : returnOf(base, pool(tip.payouts, 'SIMPLE_GAGNANT')),
    placeReturn: base === null ? null : returnOf(base, pool(tip.payouts, 'SIMPLE_PLACE')),
  };
}

function holdsFirst(order: Order, places: number, selection: readonly number[]): boolean | null {
  if (selection.length === 0 || order.flat().length < places) return null;
  return countAmongFirst(order, places, selection) === places;
}

function holdsWinner(order: Order, selection: readonly number[]): boolean | null {
  if (selection.length === 0) return null;
  return order[0]?.some((winner) => selection.includes(winner)) ?? null;
}

/**
 * Whether Simple placé paid the base; without stored payouts by its place.
 * @source racing-data, betting guide: the first three, the first two with four to seven runners
 */
function isPlaced(tip: TippedResult, base: number, place: number | null): boolean | null {
  const paid = pool(tip.payouts, 'SIMPLE_PLACE');
  if (paid.length > 0) return paid.some(({ runner }) => runner === String(base));
  if (tip.declared === null || tip.declared < 4) return null;
  return place !== null && place <= (tip.declared < 8 ? 2 : 3);
}

/** Lines of a bet that paid: those of the shops, else those of the online pool. */
function pool(payouts: readonly SimplePayout[], bet: string): readonly SimplePayout[] {
  const paid = payouts.filter(({ refunded }) => !refunded);
  const ofShops = paid.filter((line) => line.bet === bet);
  return ofShops.length > 0 ? ofShops : paid.filter((line) => line.bet === `E_${bet}`);
}

/** Cents for 1 €; 0 for a lost stake; null when nothing is known of the bet. */
function returnOf(base: number, lines: readonly SimplePayout[]): number | null {
  if (lines.length === 0) return null;
  return lines.find(({ runner }) => runner === String(base))?.paid ?? 0;
}
