import { judgeTip } from './judgeTip';
import type { SimplePayout, TippedResult } from './TippedResult';

const paid = (bet: string, runner: string, cents: number | null, refunded = false): SimplePayout => ({
  bet,
  runner,
  paid: cents,
  refunded,
});

const tip = (given: Partial<TippedResult> = {}): TippedResult => ({
  raceId: 1,
  jour: '2026-11-20',
  meeting: 1,
  race: 4,
  racecourse: 'VINCENNES',
  raceName: 'PRIX DE VESOUL',
  quinte: true,
  declared: 16,
  base: 4,
  baseStarted: true,
  selection: [4, 8, 15, 2, 11, 9, 7, 1],
  order: [[4], [8], [15], [2], [11], [3]],
  payouts: [],
  ...given,
});

describe('judgeTip', () => {
  it('finds base, winner and all of the first five', () => {
    expect(judgeTip(tip())).toMatchObject({
      baseWon: true,
      basePlaced: true,
      winnerSelected: true,
      tierce: true,
      quarte: true,
      quinte: true,
    });
  });

  it('tells Tiercé, Quarté+ and Quinté+ apart, in any order', () => {
    const order = [[15], [8], [4], [2], [16], [11]];
    expect(judgeTip(tip({ order }))).toMatchObject({ tierce: true, quarte: true, quinte: false });
    expect(judgeTip(tip({ order: [[15], [16], [4], [2], [8]] }))).toMatchObject({ tierce: false });
  });

  it('says nothing of these bets on a race that does not carry them', () => {
    expect(judgeTip(tip({ quinte: false }))).toMatchObject({ tierce: null, quarte: null, quinte: null });
  });

  it('says nothing of five where only three are classed', () => {
    expect(judgeTip(tip({ order: [[4], [8], [15]] }))).toMatchObject({
      tierce: true,
      quarte: null,
      quinte: null,
    });
  });

  it('counts nothing for a base that did not start', () => {
    expect(judgeTip(tip({ baseStarted: false, payouts: [paid('SIMPLE_GAGNANT', '8', 300)] }))).toMatchObject({
      baseWon: null,
      basePlaced: null,
      winReturn: null,
      placeReturn: null,
      winnerSelected: true,
    });
  });

  it('says nothing of a tip without base or without numbers', () => {
    expect(judgeTip(tip({ base: null }))).toMatchObject({ baseWon: null, basePlaced: null });
    expect(judgeTip(tip({ selection: [] }))).toMatchObject({ winnerSelected: null, tierce: null });
  });

  describe('placed', () => {
    const third = [[8], [15], [4]];
    it.each([
      ['third of eight declared', 8, true],
      ['third of seven', 7, false],
      ['third of three, where the bet is not offered', 3, null],
      ['third of an unknown field', null, null],
    ])('by place where no payout is stored: %s', (_, declared, placed) => {
      expect(judgeTip(tip({ declared, order: third })).basePlaced).toBe(placed);
    });

    it('is what Simple placé paid', () => {
      const payouts = ['8', '15'].map((runner) => paid('SIMPLE_PLACE', runner, 150));
      expect(judgeTip(tip({ declared: 8, order: third, payouts })).basePlaced).toBe(false);
    });
  });

  describe('the return for 1 €', () => {
    it('is the dividend of the base, or nothing', () => {
      const payouts = [
        paid('SIMPLE_GAGNANT', '8', 470),
        paid('SIMPLE_PLACE', '8', 190),
        paid('SIMPLE_PLACE', '4', 130),
      ];
      expect(judgeTip(tip({ payouts }))).toMatchObject({ winReturn: 0, placeReturn: 130 });
      expect(judgeTip(tip({ payouts, base: 8 }))).toMatchObject({ winReturn: 470, placeReturn: 190 });
    });

    it('is not known where no payout is stored', () => {
      expect(judgeTip(tip())).toMatchObject({ winReturn: null, placeReturn: null });
    });

    it('is not counted where all stakes were given back', () => {
      expect(judgeTip(tip({ payouts: [paid('SIMPLE_GAGNANT', '', 100, true)] })).winReturn).toBeNull();
    });

    it('is that of the shops, of the online pool where there is no other', () => {
      const online = paid('E_SIMPLE_GAGNANT', '4', 320);
      expect(judgeTip(tip({ payouts: [online] })).winReturn).toBe(320);
      expect(judgeTip(tip({ payouts: [online, paid('SIMPLE_GAGNANT', '4', 310)] })).winReturn).toBe(310);
    });
  });

  describe('a dead heat', () => {
    it('makes both win', () => {
      const order = [[8, 4], [15]];
      expect(judgeTip(tip({ order, declared: 9 }))).toMatchObject({ baseWon: true, basePlaced: true });
      expect(judgeTip(tip({ order, base: 15, declared: 9 }))).toMatchObject({
        baseWon: false,
        basePlaced: true,
      });
    });

    it('for the last place asks for one of those that share it', () => {
      const order = [[4], [8], [15, 16]];
      expect(judgeTip(tip({ order })).tierce).toBe(true);
      expect(judgeTip(tip({ order, selection: [4, 8, 2] })).tierce).toBe(false);
    });
  });
});
