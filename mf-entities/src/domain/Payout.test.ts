import { readBet } from '@galopin/shared/racing';
import { payoutsToShow, type BetPayouts, type PayoutLine } from './Payout';

const line = (over: Partial<PayoutLine> = {}): PayoutLine => ({
  label: 'Simple gagnant',
  combinations: ['3'],
  forOneEuro: 250,
  forBaseStake: 500,
  winners: 12,
  ...over,
});
const bet = (name: string, lines: readonly PayoutLine[] = [line()], isRefunded = false): BetPayouts => ({
  ...readBet(name),
  baseStake: 200,
  isRefunded,
  lines,
});
const named = (bets: readonly BetPayouts[]) => bets.map(({ bet: name, pool }) => `${name} ${pool}`);
const names = (...bets: readonly BetPayouts[]) => payoutsToShow(bets).main.map((payout) => payout.bet);

describe('readBet', () => {
  it.each([
    ['E_TRIO', 'TRIO', 'online'],
    ['EB5', 'BIG5', 'online'],
    ['BIG5', 'BIG5', 'network'],
    ['TRIO', 'TRIO', 'network'],
    ['COUPLE_GAGNANT_INTERNATIONAL', 'COUPLE_GAGNANT', 'international'],
    ['ESSAI', 'ESSAI', 'network'],
  ])('reads %s', (typePari, name, pool) => expect(readBet(typePari)).toEqual({ bet: name, pool }));
});

describe('payoutsToShow', () => {
  it('begins with the bets of the great race, then goes from the simplest to the largest, unknown ones last', () =>
    expect(
      names(bet('TRIO'), bet('NOUVEAU_PARI'), bet('QUINTE_PLUS'), bet('SIMPLE_GAGNANT'), bet('MULTI')),
    ).toEqual(['QUINTE_PLUS', 'SIMPLE_GAGNANT', 'TRIO', 'MULTI', 'NOUVEAU_PARI']));

  it('has the online and the international pool where their bet is', () =>
    expect(names(bet('E_TRIO'), bet('E_SIMPLE_GAGNANT'), bet('COUPLE_GAGNANT_INTERNATIONAL'))).toEqual([
      'SIMPLE_GAGNANT',
      'COUPLE_GAGNANT',
      'TRIO',
    ]));

  it('hides no bet because of another one that has no E_ in its name', () => {
    const { main, online } = payoutsToShow([
      bet('EB5'),
      bet('E_SIMPLE_GAGNANT'),
      bet('NOUVEAU'),
      bet('E_TRIO'),
    ]);
    expect(named(main)).toEqual(['SIMPLE_GAGNANT online', 'TRIO online', 'BIG5 online', 'NOUVEAU network']);
    expect(online).toEqual([]);
  });

  it('says an online pool beside the other one only where it paid something else', () => {
    const same = [line({ label: 'e-Simple Gagnant', forBaseStake: 250, winners: 3 })];
    const { main, online } = payoutsToShow([
      bet('E_SIMPLE_GAGNANT', same),
      bet('SIMPLE_GAGNANT'),
      bet('TRIO'),
      bet('E_TRIO', [line({ forOneEuro: 260 })]),
    ]);
    expect(named(main)).toEqual(['SIMPLE_GAGNANT network', 'TRIO network']);
    expect(named(online)).toEqual(['TRIO online']);
  });

  it('leaves out lines that paid nothing, and bets that then have none', () => {
    const nothing = line({ combinations: ['4-NP'], forOneEuro: 0, forBaseStake: null });
    const [shown] = payoutsToShow([bet('COUPLE_PLACE', [nothing, line()]), bet('TRIO', [nothing])]).main;
    expect(shown?.lines).toEqual([line()]);
    expect(names(bet('TRIO', [nothing]))).toEqual([]);
  });

  it('has combinations that paid the same on one line, in their order', () => {
    const bonus = (combination: string, forOneEuro = 600) =>
      line({ label: 'Bonus 4sur5', combinations: [combination], forOneEuro });
    const [shown] = payoutsToShow([
      bet('QUINTE_PLUS', [bonus('5-3-7-10'), bonus('5-3-7-2'), bonus('5-3-10-2', 700)]),
    ]).main;
    expect(shown?.lines.map(({ combinations }) => combinations)).toEqual([
      ['5-3-7-10', '5-3-7-2'],
      ['5-3-10-2'],
    ]);
  });

  it('keeps a bet that was given back, whatever its lines', () =>
    expect(names(bet('TRIO', [], true))).toEqual(['TRIO']));
});
