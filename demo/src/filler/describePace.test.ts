import { describePace, peakMegabytes } from './describePace';

describe('the pace of a long work', () => {
  it('is told by rate, time left and memory', () => {
    expect(describePace({ done: 10, total: 40, rows: 5000, milliseconds: 10_000 }, 300)).toBe(
      '500/s  30 s left  300 MB',
    );
    expect(describePace({ done: 1, total: 41, rows: 100, milliseconds: 2000 }, 1)).toContain(
      '1 min 20 s left',
    );
    expect(describePace({ done: 0, total: 5, rows: 0, milliseconds: 0 }, 1)).toBe('0/s  ? left  1 MB');
  });

  it('measures the memory of this process', () => {
    expect(peakMegabytes()).toBeGreaterThan(20);
  });
});
