import { isOnlinePool, payoutsToShow, type BetPayouts, type PayoutLine } from './Payout';

const line = (over: Partial<PayoutLine> = {}): PayoutLine => ({
  label: 'Simple gagnant',
  combinations: ['3'],
  forOneEuro: 250,
  forBaseStake: 500,
  winners: 12,
  ...over,
});
const bet = (name: string, lines: readonly PayoutLine[] = [line()], isRefunded = false): BetPayouts => ({
  bet: name,
  baseStake: 200,
  isRefunded,
  lines,
});
const names = (...bets: readonly BetPayouts[]) => payoutsToShow(bets).map((payout) => payout.bet);

describe('payoutsToShow', () => {
  it('begins with the bets of the great race, then goes from the simplest to the largest, unknown ones last', () =>
    expect(
      names(bet('TRIO'), bet('NOUVEAU_PARI'), bet('QUINTE_PLUS'), bet('SIMPLE_GAGNANT'), bet('MULTI')),
    ).toEqual(['QUINTE_PLUS', 'SIMPLE_GAGNANT', 'TRIO', 'MULTI', 'NOUVEAU_PARI']));

  it('has the online and the international pool where their bet is', () =>
    expect(names(bet('E_TRIO'), bet('E_SIMPLE_GAGNANT'), bet('COUPLE_GAGNANT_INTERNATIONAL'))).toEqual([
      'E_SIMPLE_GAGNANT',
      'COUPLE_GAGNANT_INTERNATIONAL',
      'E_TRIO',
    ]));

  it('leaves out lines that paid nothing, and bets that then have none', () => {
    const nothing = line({ combinations: ['4-NP'], forOneEuro: 0, forBaseStake: null });
    const [shown] = payoutsToShow([bet('COUPLE_PLACE', [nothing, line()]), bet('TRIO', [nothing])]);
    expect(shown?.lines).toEqual([line()]);
    expect(names(bet('TRIO', [nothing]))).toEqual([]);
  });

  it('has combinations that paid the same on one line, in their order', () => {
    const bonus = (combination: string, forOneEuro = 600) =>
      line({ label: 'Bonus 4sur5', combinations: [combination], forOneEuro });
    const [shown] = payoutsToShow([
      bet('QUINTE_PLUS', [bonus('5-3-7-10'), bonus('5-3-7-2'), bonus('5-3-10-2', 700)]),
    ]);
    expect(shown?.lines.map(({ combinations }) => combinations)).toEqual([
      ['5-3-7-10', '5-3-7-2'],
      ['5-3-10-2'],
    ]);
  });

  it('keeps a bet that was given back, whatever its lines', () =>
    expect(names(bet('TRIO', [], true))).toEqual(['TRIO']));
});

describe('isOnlinePool', () => {
  it('tells the pool by the bet’s name', () => {
    expect(isOnlinePool('E_TRIO')).toBe(true);
    expect(isOnlinePool('TRIO')).toBe(false);
  });
});
