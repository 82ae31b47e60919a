import { spanMistake } from './csvSpan';

describe('the days of a CSV file', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-10-22', '2026-11-21'],
    ['2024-02-01', '2024-03-02'],
  ])('may be from %s to %s', (from, to) => {
    expect(spanMistake({ from, to })).toBeNull();
  });

  it.each([
    ['', '2026-11-21', 'from', 'missing'],
    ['2026-11-21', '', 'to', 'missing'],
    ['2026-11-21', '2026-11-20', 'to', 'reversed'],
    ['2026-10-21', '2026-11-21', 'to', 'too-long'],
    ['2023-02-01', '2023-03-04', 'to', 'too-long'],
  ])('may not be from « %s » to « %s »: %s %s', (from, to, field, reason) => {
    expect(spanMistake({ from, to })).toEqual({ field, reason });
  });
});
