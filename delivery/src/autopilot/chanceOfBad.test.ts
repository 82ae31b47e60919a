import { chanceOfBad } from './chanceOfBad';

describe('chanceOfBad', () => {
  it('is Fisher’s tail, to the tables', () => {
    // The lady tasting tea: all four cups right, and three of four or better.
    expect(chanceOfBad({ sessions: 4, bad: 4 }, { sessions: 4, bad: 0 })).toBeCloseTo(1 / 70, 12);
    expect(chanceOfBad({ sessions: 4, bad: 3 }, { sessions: 4, bad: 1 })).toBeCloseTo(17 / 70, 12);
  });

  it('is certain where nothing bad was seen', () => {
    expect(chanceOfBad({ sessions: 1000, bad: 0 }, { sessions: 1000, bad: 10 })).toBeCloseTo(1, 9);
  });

  it('comes near the binomial against a long history', () => {
    // P(at least 3 of 50 at 1 %) = 0.01382
    expect(chanceOfBad({ sessions: 50, bad: 3 }, { sessions: 5_000_000, bad: 50_000 })).toBeCloseTo(
      0.0138,
      4,
    );
  });

  it('keeps its precision where it matters', () => {
    const chance = chanceOfBad({ sessions: 60, bad: 18 }, { sessions: 100_000, bad: 500 });
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1e-20);
  });

  it('asks for more where the reference is a small sample', () => {
    const seen = { sessions: 60, bad: 6 };
    expect(chanceOfBad(seen, { sessions: 200, bad: 2 })).toBeGreaterThan(
      chanceOfBad(seen, { sessions: 20_000, bad: 200 }),
    );
  });
});
