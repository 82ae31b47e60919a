import { formatPeriod } from './formatPeriod';

describe('formatPeriod', () => {
  it('says the days as they are in Paris, also shortly before midnight in UTC', () => {
    const period = { periodStart: '2026-06-30T22:30:00.000Z', periodEnd: '2026-07-30T22:30:00.000Z' };
    expect(formatPeriod(period)).toBe('du 01/07/2026 au 31/07/2026');
  });

  it('is none for a payment that bought no days', () => {
    expect(formatPeriod({ periodStart: null, periodEnd: null })).toBeNull();
  });
});
