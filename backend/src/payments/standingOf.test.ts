import type { MemberState } from '@galopin/shared/contracts';
import { subscriptionOf, type Subscription } from '@galopin/shared/lib';
import fc from 'fast-check';
import type { OrderState } from './PaymentRow';
import type { PaymentField } from '../members/MemberStore';
import { DAY_MS, layPeriods } from './layPeriods';
import { earlierPeriod } from './earlierPeriod';
import type { Payment } from './Payment';
import { paymentFieldAt, standingOf, type Standing } from './standingOf';

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

const fieldAt = (payments: readonly Payment[], record: PaymentField | null, now: number) =>
  paymentFieldAt(standingOf(payments, record), now);

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
    expect(fieldAt(payments, null, at(day))).toEqual(wanted);
  });

  it('is left to days paid elsewhere while these run', () => {
    const elsewhere = field('completed', 0);
    expect(fieldAt([payment(28)], elsewhere, at(29))).toBeUndefined();
    expect(fieldAt([payment(28)], elsewhere, at(30))).toEqual(field('completed', 30));
  });

  it('is what a clock ahead of ours has captured', () => {
    expect(fieldAt([payment(0)], null, at(0) - 5000)).toEqual(field('completed', 0));
  });

  it('lets nothing that was refused hide days paid elsewhere', () => {
    const elsewhere = field('completed', 0);
    expect(fieldAt([payment(10, 'declined')], elsewhere, at(11))).toBeUndefined();
    expect(fieldAt([payment(10, 'declined')], elsewhere, at(31))).toEqual(field('declined', 10));
  });

  it('is the thirty of the period that runs, and the word for it, at whatever time', () => {
    const state = fc.constantFrom<OrderState>(
      'completed',
      'partially_refunded',
      'refunded',
      'declined',
      'pending',
    );
    // Captured before the time that is asked about, as payments are.
    const paid = fc.record({
      state,
      day: fc.integer({ min: 0, max: 90 }),
      days: fc.constantFrom(30, 60, 90),
    });
    const recorded = fc.option(
      fc.record({ state: fc.constantFrom('completed', 'APPROVED', 'declined', 'expired'), day: fc.nat(60) }),
    );
    const drawn = fc.record({ paid: fc.array(paid, { maxLength: 4 }), recorded, later: fc.nat(4000) });
    fc.assert(
      fc.property(drawn, ({ paid: all, recorded: elsewhere, later }) => {
        const payments = all.map(({ state: each, day, days }) => payment(day, each, days));
        const record = elsewhere && field(elsewhere.state, elsewhere.day);
        const now = at(90 + later / 10);
        const standing = standingOf(payments, record);
        const told = paymentFieldAt(standing, now);
        const running = layPeriods(payments, earlierPeriod(record)).find(({ end }) => now < end);
        if (running !== undefined && told !== undefined) {
          const thirties = Math.floor((now - running.start) / (30 * DAY_MS));
          expect(told).toEqual(field('completed', (running.start - START) / DAY_MS + thirties * 30));
        }
        expect(wordAt(standing, now)).toBe(wordOf(subscriptionOf({ payment: told ?? record }, now)));
      }),
    );
  });
});

/** As the list of members compares the times. */
function wordAt({ activeUntil, expiredFrom }: Standing, now: number): MemberState {
  if (activeUntil !== null && now < activeUntil) return 'active';
  if (expiredFrom === null) return 'none';
  return now < expiredFrom ? 'failed' : 'expired';
}

function wordOf({ subscribed, message }: Subscription): MemberState {
  if (message === null) return 'none';
  if (subscribed) return 'active';
  return message.msg.includes('expiré') ? 'expired' : 'failed';
}
