import type { OfferedBet } from './RaceDetails';
import { offerBadges } from './offerBadges';
import { ticketBets } from './ticketBets';

const offer = (bet: string, over: Partial<OfferedBet> = {}): OfferedBet => ({
  bet,
  pool: 'network',
  baseStake: null,
  isOnSale: true,
  jackpot: undefined,
  ...over,
});
const field = { declared: 16, isQuinte: false };

describe('the bets of a ticket', () => {
  it('are those on offer, at the stake the source names', () => {
    const { bets, isUsual, uncounted } = ticketBets(
      [
        offer('TRIO', { baseStake: 150 }),
        offer('MULTI', { pool: 'online', baseStake: 100 }),
        offer('BIG5'),
        offer('TIERCE', { isOnSale: false }),
      ],
      field,
    );
    expect(bets.map(({ bet, isClosed }) => [bet.id, bet.shopStake, bet.onlineStake, isClosed])).toEqual([
      ['trio', 150, 100, false],
      ['multi', null, 100, false],
      ['tierce', 100, 100, true],
    ]);
    expect([isUsual, uncounted.map(({ bet }) => bet)]).toEqual([false, ['BIG5']]);
  });

  it('are the usual ones where the source names none', () => {
    const { bets, isUsual } = ticketBets([], { declared: 6, isQuinte: false });
    expect(isUsual).toBe(true);
    expect(bets.map(({ bet }) => bet.id)).toEqual([
      'simpleGagnant',
      'simplePlace',
      'coupleOrdre',
      'trioOrdre',
      'super4',
    ]);
  });

  it('are none closed once none is sold', () =>
    expect(ticketBets([offer('TRIO', { isOnSale: false })], field).bets[0]?.isClosed).toBe(false));
});

describe('badges of bets', () => {
  it('put what only some races have first and name two of a kind once, with the jackpot of either', () => {
    const badges = offerBadges([
      offer('SIMPLE_GAGNANT'),
      offer('SIMPLE_PLACE', { jackpot: 5000 }),
      offer('COUPLE_GAGNANT'),
      offer('QUINTE_PLUS', { jackpot: null }),
    ]);
    expect(badges.map(({ group, bet }) => [group, bet.bet, bet.jackpot])).toEqual([
      [null, 'QUINTE_PLUS', null],
      ['couple', 'COUPLE_GAGNANT', undefined],
      ['simple', 'SIMPLE_PLACE', 5000],
    ]);
  });
});
