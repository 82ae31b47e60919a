import type { OrderState } from './PaymentRow';
import { DAY_MS, layPeriods } from './layPeriods';
import type { Payment } from './Payment';
import { projectPayment } from './projectPayment';

const START = Date.parse('2026-11-01T12:00:00Z');
const at = (day: number) => START + day * DAY_MS;
const field = (state: string, day: number) => ({ state, create_time: new Date(at(day)).toISOString() });

let ids = 0;
function payment(day: number, state: OrderState = 'completed', days = 30): Payment {
  ids += 1;
  const isOpen = state === 'created' || state === 'capturing';
  return {
    id: ids,
    requestId: `request-${ids}`,
    uid: 'u',
    orderId: `order-${ids}`,
    captureId: isOpen ? null : `capture-${ids}`,
    state,
    amount: { value: '9.90', currency: 'EUR' },
    days,
    createdAt: at(day),
    capturedAt: isOpen ? null : at(day),
  };
}
const spans = (payments: readonly Payment[], earlier: { start: number; end: number } | null = null) =>
  layPeriods(payments, earlier).map(({ start, end }) => [(start - START) / DAY_MS, (end - START) / DAY_MS]);

describe('paid days', () => {
  it('start with the payment, or where days that are left end', () => {
    expect(spans([payment(0)])).toEqual([[0, 30]]);
    expect(spans([payment(28), payment(0)])).toEqual([
      [0, 30],
      [30, 60],
    ]);
    expect(spans([payment(0), payment(45)])).toEqual([
      [0, 30],
      [45, 75],
    ]);
    expect(spans([payment(28)], { start: at(0), end: at(30) })).toEqual([[30, 60]]);
  });

  it('close up when a payment before them was given back', () => {
    expect(spans([payment(0, 'refunded'), payment(28)])).toEqual([[28, 58]]);
    expect(spans([payment(0), payment(28, 'reversed')])).toEqual([[0, 30]]);
  });

  it('stay where a part of the money was given back', () => {
    expect(spans([payment(0, 'partially_refunded')])).toEqual([[0, 30]]);
  });
});

describe('what a member’s payments amount to', () => {
  it.each([
    ['nothing without payments', [], 0, undefined],
    ['nothing while orders are open', [payment(0, 'created'), payment(0, 'capturing')], 1, undefined],
    ['the running days', [payment(0)], 29, field('completed', 0)],
    ['the running days before those that follow', [payment(0), payment(28)], 29, field('completed', 0)],
    ['the days that follow once they run', [payment(0), payment(28)], 30, field('completed', 30)],
    ['the last days when they are over', [payment(0)], 45, field('completed', 0)],
    [
      'the running days, whatever failed since',
      [payment(0), payment(2, 'declined')],
      3,
      field('completed', 0),
    ],
    [
      'what failed after the days were over',
      [payment(0), payment(40, 'declined')],
      41,
      field('declined', 40),
    ],
    ['what was given back', [payment(0, 'refunded')], 1, field('refunded', 0)],
    ['the running thirty of longer days', [payment(0, 'completed', 90)], 75, field('completed', 60)],
    ['the last thirty of longer days', [payment(0, 'completed', 90)], 200, field('completed', 60)],
  ] as const)('is %s', (_, payments, day, wanted) => {
    expect(projectPayment(payments, null, at(day))).toEqual(wanted);
  });

  it('is left to days paid elsewhere while these run', () => {
    const earlier = { start: at(0), end: at(30) };
    expect(projectPayment([payment(28)], earlier, at(29))).toBeUndefined();
    expect(projectPayment([payment(28)], earlier, at(30))).toEqual(field('completed', 30));
  });

  it('is what a clock ahead of ours has captured', () => {
    expect(projectPayment([payment(0)], null, at(0) - 5000)).toEqual(field('completed', 0));
  });

  it('lets nothing that was refused hide days paid elsewhere', () => {
    const earlier = { start: at(0), end: at(30) };
    expect(projectPayment([payment(10, 'declined')], earlier, at(11))).toBeUndefined();
    expect(projectPayment([payment(10, 'declined')], earlier, at(31))).toEqual(field('declined', 10));
  });
});
