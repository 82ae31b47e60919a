import type { DemoBet } from '../types';
import type { BettedRace, Pay } from './BettedRace';
import { distinctSets, firstSets, subsets } from './combinations';
import { payCombinations } from './payCombinations';
import { BETS, DEUX_SUR_QUATRE_FROM, MULTI_FROM, PICK5_FROM } from './rules';
import { writeBet } from './writeBet';

/** Combinations that a Multi of 4, 5, 6 or 7 runners holds: the stake is spread over them. */
const MULTI_WAYS: readonly number[] = [1, 5, 15, 35];

/** Every winning pair of a 2sur4 pays the same. */
function payDeuxSurQuatre({ order }: BettedRace, pay: Pay): DemoBet {
  const pool = pay(BETS.deuxSurQuatre, 2);
  const pairs = distinctSets(firstSets(order, 4).flatMap((set) => subsets(set, 2)));
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

/**
 * Bets that only many starters make: 2sur4 and Multi, and the Pick5, which stands in for the event's own bets
 * elsewhere.
 */
export function payLargeField(race: BettedRace, pay: Pay): DemoBet[] {
  const starters = race.odds.size;
  if (starters < DEUX_SUR_QUATRE_FROM) return [];
  const bets = [payDeuxSurQuatre(race, pay), payMulti(race, pay)];
  if (starters < PICK5_FROM || race.isQuinte) return bets;
  return [...bets, payCombinations(pay(BETS.pick5, 5), 'Pick5', firstSets(race.order, 5))];
}
