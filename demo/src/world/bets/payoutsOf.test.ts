import { createRandom } from '../random/createRandom';
import type { DemoBet } from '../types';
import { firstOrders, firstSets, sumOfProducts } from './combinations';
import type { BettedRace } from './BettedRace';
import { payoutsOf } from './payoutsOf';

/** A race of so many starters whose odds rise with the number and that finishes in the order of `order`. */
function race(
  starters: number,
  order: readonly (readonly number[])[],
  more: Partial<BettedRace> = {},
): BettedRace {
  const raw = Array.from({ length: starters }, (_, index) => 1 / (index + 2));
  const total = raw.reduce((sum, share) => sum + share, 0);
  const cote = (share: number) => Math.round((0.84 / (share / total)) * 10) / 10;
  return {
    order,
    odds: new Map(raw.map((share, index) => [index + 1, cote(share)])),
    withdrawn: [],
    isQuinte: false,
    isCancelled: false,
    random: createRandom('bets'),
    ...more,
  };
}

const inOrder = (count: number) => Array.from({ length: count }, (_, index) => [index + 1]);
const lines = (bets: readonly DemoBet[], typePari: string, libelle?: string) =>
  (bets.find((bet) => bet.typePari === typePari)?.rapports ?? []).filter(
    (line) => libelle === undefined || line.libelle === libelle,
  );
const combinations = (bets: readonly DemoBet[], typePari: string, libelle?: string) =>
  lines(bets, typePari, libelle).map(({ combinaison }) => combinaison);

describe('what the bets pay', () => {
  it('offers bets by the number of starters', () => {
    const offered = (starters: number) =>
      payoutsOf(race(starters, inOrder(starters))).map((bet) => bet.typePari);
    expect(offered(3)).toEqual(['SIMPLE_GAGNANT']);
    expect(offered(7)).toEqual([
      'SIMPLE_GAGNANT',
      'SIMPLE_PLACE',
      'COUPLE_ORDRE',
      'TRIO_ORDRE',
      'SUPER_QUATRE',
    ]);
    expect(offered(9)).toContain('SUPER_QUATRE');
    expect(offered(12)).toEqual([
      'SIMPLE_GAGNANT',
      'SIMPLE_PLACE',
      'COUPLE_GAGNANT',
      'COUPLE_PLACE',
      'TRIO',
      'DEUX_SUR_QUATRE',
      'MINI_MULTI',
      'PICK5',
    ]);
    expect(offered(11)).not.toContain('PICK5');
    expect(offered(14)).toContain('MULTI');
  });

  it('pays a lone winner its final odds, and two places with seven starters, three with eight', () => {
    const seven = race(7, inOrder(7));
    expect(lines(payoutsOf(seven), 'SIMPLE_GAGNANT')).toMatchObject([
      { combinaison: '1', dividendePourUnEuro: Math.round(seven.odds.get(1)! * 100) },
    ]);
    expect(combinations(payoutsOf(seven), 'SIMPLE_PLACE')).toEqual(['1', '2']);
    expect(combinations(payoutsOf(race(8, inOrder(8))), 'SIMPLE_PLACE')).toEqual(['1', '2', '3']);
  });

  it('pays less for less: placed under winning, disorder under order, a Multi of seven under one of four', () => {
    const bets = payoutsOf(race(16, inOrder(16), { isQuinte: true }));
    const paid = (typePari: string, libelle: string) =>
      Math.max(...lines(bets, typePari, libelle).map((line) => line.dividendePourUnEuro));
    expect(paid('SIMPLE_PLACE', 'Simple placé')).toBeLessThan(paid('SIMPLE_GAGNANT', 'Simple gagnant') * 2);
    expect(paid('COUPLE_PLACE', 'Couplé placé')).toBeLessThan(paid('COUPLE_GAGNANT', 'Couplé gagnant') * 2);
    for (const [bet, name] of [
      ['TIERCE', 'Tiercé'],
      ['QUARTE_PLUS', 'Quarté+'],
      ['QUINTE_PLUS', 'Quinté+'],
    ] as const)
      expect(paid(bet, `${name} Ordre`)).toBeGreaterThan(paid(bet, `${name} Désordre`) * 3);
    const ladder = ['Quinté+ Ordre', 'Quinté+ Désordre', 'Bonus 4sur5', 'Bonus 3'].map((name) =>
      paid('QUINTE_PLUS', name),
    );
    expect(ladder).toEqual(ladder.toSorted((one, other) => other - one));
    expect(paid('QUARTE_PLUS', 'Bonus')).toBeLessThan(paid('QUARTE_PLUS', 'Quarté+ Désordre'));
    const multi = [4, 5, 6, 7].map((size) => paid('MULTI', `Multi en ${size}`));
    expect(multi).toEqual(multi.toSorted((one, other) => other - one));
    expect(combinations(bets, 'QUINTE_PLUS', 'Bonus 4sur5')).toEqual([
      '1-2-3-4',
      '1-2-3-5',
      '1-2-4-5',
      '1-3-4-5',
      '2-3-4-5',
    ]);
  });

  it('pays a Pick5 for the first five in any order, once for each reading of a dead heat', () => {
    expect(combinations(payoutsOf(race(14, inOrder(14))), 'PICK5')).toEqual(['1-2-3-4-5']);
    const tied = payoutsOf(race(14, [[1], [2], [3], [4], [5, 6], ...inOrder(14).slice(6)]));
    expect(combinations(tied, 'PICK5')).toEqual(['1-2-3-4-5', '1-2-3-4-6']);
    const event = payoutsOf(race(16, inOrder(16), { isQuinte: true }));
    expect(combinations(event, 'PICK5')).toEqual([]);
  });

  it('pays outsiders more than favourites', () => {
    const backwards = inOrder(16).reverse();
    const sum = (order: readonly (readonly number[])[], typePari: string) =>
      lines(payoutsOf(race(16, order)), typePari).reduce(
        (total, line) => total + line.dividendePourUnEuro,
        0,
      );
    for (const bet of [
      'SIMPLE_GAGNANT',
      'SIMPLE_PLACE',
      'COUPLE_GAGNANT',
      'COUPLE_PLACE',
      'TRIO',
      'DEUX_SUR_QUATRE',
      'MULTI',
      'PICK5',
    ])
      expect(sum(backwards, bet)).toBeGreaterThan(sum(inOrder(16), bet));
  });

  it('gives every dividend for a euro, for the base stake and at least the guaranteed one', () => {
    for (const { miseBase, rapports, dividendeUnite } of payoutsOf(race(16, inOrder(16), { isQuinte: true })))
      for (const line of rapports) {
        expect(line.dividendePourUneMiseDeBase).toBe(Math.round((line.dividendePourUnEuro * miseBase) / 100));
        expect(line.dividende).toBe(
          dividendeUnite === 'PourUnEuro' ? line.dividendePourUnEuro : line.dividendePourUneMiseDeBase,
        );
        expect(line.dividendePourUnEuro).toBeGreaterThanOrEqual(105);
        expect(line.nombreGagnants).toBeGreaterThan(0);
      }
  });

  it('returns the same part of a pool whoever wins', () => {
    const returned = (first: number) => {
      const order = [[first], ...inOrder(16).filter(([numero]) => numero !== first)];
      const [line] = lines(payoutsOf(race(16, order)), 'TRIO');
      return line!.nombreGagnants * line!.dividendePourUneMiseDeBase;
    };
    for (let first = 2; first <= 16; first += 1) expect(returned(first) / returned(1)).toBeCloseTo(1, 1);
  });

  it('pays every winner of a dead heat, each less than alone', () => {
    const tied = race(12, [[1, 2], ...inOrder(12).slice(2)]);
    const bets = payoutsOf(tied);
    expect(combinations(bets, 'SIMPLE_GAGNANT')).toEqual(['1', '2']);
    for (const line of lines(bets, 'SIMPLE_GAGNANT'))
      expect(line.dividendePourUnEuro).toBeLessThan(tied.odds.get(Number(line.combinaison))! * 100);
    const third = payoutsOf(race(12, [[1], [2], [3, 4], ...inOrder(12).slice(4)]));
    expect(combinations(third, 'SIMPLE_PLACE')).toEqual(['1', '2', '3', '4']);
    expect(combinations(third, 'COUPLE_PLACE').sort()).toEqual(['1-2', '1-3', '1-4', '2-3', '2-4']);
    expect(combinations(third, 'TRIO')).toEqual(['1-2-3', '1-2-4']);
  });

  it('gives stakes back on a withdrawn runner, for a bet too few finish for, and for a cancelled race', () => {
    const withdrawn = payoutsOf(race(12, inOrder(12), { withdrawn: [13] }));
    expect(lines(withdrawn, 'SIMPLE_GAGNANT', 'Simple gagnant NP')).toMatchObject([
      { combinaison: '13', dividendePourUnEuro: 100 },
    ]);
    const few = payoutsOf(race(12, inOrder(3), { isQuinte: true }));
    const back = few.filter((bet) => bet.rembourse).map((bet) => bet.typePari);
    expect(back).toEqual(['DEUX_SUR_QUATRE', 'MINI_MULTI', 'QUARTE_PLUS', 'QUINTE_PLUS']);
    expect(payoutsOf(race(12, inOrder(4))).find(({ typePari }) => typePari === 'PICK5')?.rembourse).toBe(
      true,
    );
    expect(payoutsOf(race(12, [], { isCancelled: true })).every((bet) => bet.rembourse)).toBe(true);
  });
});

describe('the combinations of an order', () => {
  const order = [[4], [1, 7], [2], [9]];

  it('are one for each way a dead heat can be read', () => {
    expect(firstSets(order, 2)).toEqual([
      [4, 1],
      [4, 7],
    ]);
    expect(firstSets(order, 3)).toEqual([[4, 1, 7]]);
    expect(firstOrders(order, 3)).toEqual([
      [4, 1, 7],
      [4, 7, 1],
    ]);
    expect(firstOrders(order, 2)).toEqual([
      [4, 1],
      [4, 7],
    ]);
    expect([firstSets(order, 6), firstOrders(order, 6)]).toEqual([[], []]);
  });

  it('weigh as the sum over all of them', () => {
    expect(sumOfProducts([2, 3, 5], 2)).toBe(2 * 3 + 2 * 5 + 3 * 5);
    expect(sumOfProducts([2, 3, 5], 0)).toBe(1);
  });
});
