import { percentOf, returnPerEuro } from './statsRates';

describe('rates', () => {
  it('are percents, and none of nothing', () => {
    expect(percentOf(1, 8)).toBe(12.5);
    expect(percentOf(0, 8)).toBe(0);
    expect(percentOf(0, 0)).toBeNull();
  });

  it('tell what 1 € a start brought back: 2.50 and 3.00 of five starts', () => {
    expect(returnPerEuro({ bets: 5, returned: 550 })).toBe(110);
    expect(returnPerEuro({ bets: 0, returned: 0 })).toBeNull();
  });
});
