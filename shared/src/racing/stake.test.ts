import fc from 'fast-check';
import { bets, type BetId } from './bets';
import { countCombinations, factorial } from './combinations';
import { computeStake, type StakeChoice } from './stake';

const betOf = (id: BetId) => bets.find((bet) => bet.id === id)!;

const choice = (id: BetId, given: Partial<StakeChoice> = {}): StakeChoice => {
  const bet = betOf(id);
  return {
    bet,
    formula: 'unit',
    wanted: bet.horses?.[0] ?? 0,
    chosen: 0,
    bases: 0,
    runners: 0,
    everyOrder: false,
    channel: 'online',
    flexi: 100,
    ...given,
  };
};

const costs = (id: BetId, given: Partial<StakeChoice>) => {
  const result = computeStake(choice(id, given));
  if (result.status === 'wrong') throw new Error(JSON.stringify(result.fault));
  return [result.stake.combinations, result.stake.cents];
};

describe('computeStake', () => {
  // By hand: combinations × base stake.
  it.each<[string, BetId, Partial<StakeChoice>, number, number]>([
    ['one Quinté+', 'quinte', {}, 1, 200],
    ['one Quinté+ in all orders', 'quinte', { everyOrder: true }, 120, 24_000],
    ['5 horses in a Trio', 'trio', { formula: 'combined', chosen: 5 }, 10, 1000],
    ['the same in a shop', 'trio', { formula: 'combined', chosen: 5, channel: 'shop' }, 10, 2000],
    ['7 horses in a Quinté+', 'quinte', { formula: 'combined', chosen: 7 }, 21, 4200],
    ['the same at 50 %', 'quinte', { formula: 'combined', chosen: 7, flexi: 50 }, 21, 2100],
    ['the same at 25 %', 'quinte', { formula: 'combined', chosen: 7, flexi: 25 }, 21, 1050],
    [
      '4 horses in a Tiercé, all orders',
      'tierce',
      { formula: 'combined', chosen: 4, everyOrder: true },
      24,
      2400,
    ],
    ['4 horses in a Couplé ordre', 'coupleOrdre', { formula: 'combined', chosen: 4 }, 12, 1200],
    ['3 Simples', 'simpleGagnant', { formula: 'combined', chosen: 3 }, 3, 300],
    ['6 horses in a Multi en 4', 'multi', { formula: 'combined', wanted: 4, chosen: 6 }, 15, 4500],
    ['one Multi en 7', 'multi', { wanted: 7 }, 1, 300],
    ['2 bases with 4 in a Quinté+', 'quinte', { formula: 'partialField', bases: 2, chosen: 4 }, 4, 800],
    ['1 base with 5 in a Tiercé', 'tierce', { formula: 'partialField', bases: 1, chosen: 5 }, 10, 1000],
    [
      '2 bases with all of 16 in a Tiercé',
      'tierce',
      { formula: 'fullField', bases: 2, runners: 16 },
      14,
      1400,
    ],
    [
      '1 base with all of 10 in a Couplé',
      'coupleGagnant',
      { formula: 'fullField', bases: 1, runners: 10 },
      9,
      900,
    ],
  ])('prices %s', (_, id, given, combinations, cents) => {
    expect(costs(id, given)).toEqual([combinations, cents]);
  });

  it('says where a part of a cent was rounded', () => {
    const quarte = (chosen: number) =>
      computeStake(choice('quarte', { formula: 'combined', chosen, flexi: 25 }));
    // 5 × 37,5 cents; 15 × 37,5 cents; 70 × 37,5 cents.
    expect(quarte(5)).toEqual({ status: 'ready', stake: { combinations: 5, cents: 188, isRounded: true } });
    expect(quarte(8)).toEqual({
      status: 'ready',
      stake: { combinations: 70, cents: 2625, isRounded: false },
    });
  });

  it.each<[string, BetId, Partial<StakeChoice>, object]>([
    [
      'too few horses',
      'quinte',
      { formula: 'combined', chosen: 4 },
      { field: 'chosen', reason: 'tooFew', given: 4, wanted: 5 },
    ],
    [
      'more horses than a race has',
      'trio',
      { formula: 'combined', chosen: 31 },
      { field: 'chosen', reason: 'tooMany', given: 31, wanted: 30 },
    ],
    [
      'half a horse',
      'trio',
      { formula: 'combined', chosen: 4.5 },
      { field: 'chosen', reason: 'notWhole', given: 4.5 },
    ],
    ['nothing', 'trio', { formula: 'combined', chosen: Number.NaN }, { field: 'chosen', reason: 'notWhole' }],
    [
      'a champ without base',
      'trio',
      { formula: 'partialField', bases: 0, chosen: 4 },
      { field: 'bases', reason: 'tooFew', wanted: 1 },
    ],
    [
      'a champ of bases alone',
      'trio',
      { formula: 'partialField', bases: 3, chosen: 4 },
      { field: 'bases', reason: 'tooMany', wanted: 2 },
    ],
    [
      'too few beside the bases',
      'quinte',
      { formula: 'partialField', bases: 2, chosen: 2 },
      { field: 'chosen', reason: 'tooFew', wanted: 3 },
    ],
    [
      'a field smaller than the bet',
      'quinte',
      { formula: 'fullField', bases: 2, runners: 4 },
      { field: 'runners', reason: 'tooFew', wanted: 5 },
    ],
    [
      'flexi on one combination',
      'quinte',
      { flexi: 50 },
      { field: 'flexi', reason: 'notOffered', given: 50 },
    ],
    [
      'a share that the bet does not have',
      'trio',
      { formula: 'combined', chosen: 5, flexi: 25 },
      { field: 'flexi', reason: 'notOffered' },
    ],
  ])('refuses %s and says what is wanted', (_, id, given, fault) => {
    expect(computeStake(choice(id, given))).toMatchObject({ status: 'wrong', fault });
  });

  const combining = bets.filter(({ id }) => id !== 'report');

  it('counts a combiné by binomials, times the orders of those that want them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...combining),
        fc.integer({ min: 0, max: 20 }),
        fc.boolean(),
        (bet, more, everyOrder) => {
          const wanted = bet.horses?.[0] ?? 0;
          const chosen = Math.min(30, wanted + more);
          const orders =
            bet.order === 'exact' || (bet.order === 'paid' && everyOrder) ? factorial(wanted) : 1;
          const combinations = countCombinations(chosen, wanted) * orders;
          expect(costs(bet.id, { formula: 'combined', chosen, everyOrder })).toEqual([
            combinations,
            combinations * bet.onlineStake,
          ]);
        },
      ),
    );
  });

  it('adds up: the combinés of a field are those with a base and those without', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('coupleGagnant', 'trio', 'quinte', 'pick5'),
        fc.integer({ min: 6, max: 20 }),
        (id, runners) => {
          const [all = 0] = costs(id, { formula: 'combined', chosen: runners });
          const [without = 0] = costs(id, { formula: 'combined', chosen: runners - 1 });
          const [withBase = 0] = costs(id, { formula: 'fullField', bases: 1, runners });
          expect(withBase + without).toBe(all);
        },
      ),
    );
  });

  it('takes a champ total for a champ réduit with everybody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 20 }), (bases, runners) => {
        expect(costs('quinte', { formula: 'fullField', bases, runners })).toEqual(
          costs('quinte', { formula: 'partialField', bases, chosen: runners - bases }),
        );
      }),
    );
  });
});
