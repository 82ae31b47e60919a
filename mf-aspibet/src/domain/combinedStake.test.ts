import { combinedStake } from './combinedStake';

describe('combinedStake', () => {
  it.each([
    ['4 horses in a Couplé', 4, 2, 100, 600],
    ['5 horses in a Trio', 5, 3, 200, 2000],
    ['8 horses in a Pick5', 8, 5, 100, 5600],
    ['just as many horses as wanted', 5, 5, 100, 100],
    ['too few horses', 4, 5, 100, 0],
  ])('prices %s', (_, chosen, wanted, stake, cents) => {
    expect(combinedStake(chosen, wanted, stake)).toBe(cents);
  });
});
