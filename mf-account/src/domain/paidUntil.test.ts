import { paymentRecord } from '../testing/accountFixtures';
import { daysUntil, paidUntil } from './paidUntil';

const DAY = 86_400_000;
const END = Date.parse('2026-12-18T12:00:00Z');

describe('paidUntil', () => {
  it('is the end of the last days paid for, whatever the order', () => {
    const late = paymentRecord({ periodEnd: '2026-12-18T12:00:00.000Z' });
    const early = paymentRecord({ periodEnd: '2026-11-18T12:00:00.000Z' });
    expect(paidUntil([early, late])).toBe(END);
    expect(paidUntil([late, early])).toBe(END);
  });

  it.each(['pending', 'declined', 'failed', 'refunded', 'reversed'] as const)(
    'counts no payment that is %s',
    (state) => {
      expect(paidUntil([paymentRecord({ state })])).toBeNull();
    },
  );

  it('is none without payment, and without days', () => {
    expect(paidUntil([])).toBeNull();
    expect(paidUntil([paymentRecord({ periodEnd: null })])).toBeNull();
  });
});

describe('daysUntil', () => {
  it.each([
    [27 * DAY, 27],
    [26 * DAY + 1, 27],
    [1, 1],
    [0, 0],
    [-DAY, 0],
  ])('%d ms before the end, %d are left', (before, days) => {
    expect(daysUntil(END, END - before)).toBe(days);
  });
});
