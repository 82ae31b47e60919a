import fc from 'fast-check';
import { daysLeftOf, paidSince, recordedPayment, subscriptionOf, subscriptionSpan } from './subscriptionOf';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(NOW - days * DAY).toISOString();
const none = { subscribed: false, days: 0, durationText: '', message: null };
const error = (msg: string) => ({ ...none, message: { msg, status: 'error', snackbar: true } });

const layouts = [
  ['flat', (payment: object) => ({ uid: 'u', payment })],
  ['nested', (payment: object) => ({ uid: 'u', payment: { payment } })],
] as const;

describe.each(layouts)('a subscription in the %s layout', (_, record) => {
  const paid = (state: string, days: number) => record({ state, create_time: ago(days) });

  it.each([
    [0, 0, "aujourd'hui"],
    [0.99, 0, "aujourd'hui"],
    [1, 1, '1 jour'],
    [1.99, 1, '1 jour'],
    [2, 2, '2 jours'],
    [30, 30, '30 jours'],
    [30.99, 30, '30 jours'],
    [-0.1, 0, "aujourd'hui"],
    [-400, 0, "aujourd'hui"],
  ])('is active %d days after the payment', (age, days, durationText) => {
    const msg = `Votre abonnement est actif depuis ${durationText}`;
    for (const state of ['approved', 'completed']) {
      expect(subscriptionOf(paid(state, age), NOW)).toEqual({
        subscribed: true,
        days,
        durationText,
        message: { msg, status: 'success', snackbar: true },
      });
    }
  });

  it.each(['approved', 'completed', 'expired', 'created', 'failed'])(
    'has expired after 30 whole days, whatever the state (%s), and says since when',
    (state) => {
      expect(subscriptionOf(paid(state, 31), NOW)).toEqual(
        error("Votre abonnement est expiré (depuis aujourd'hui)"),
      );
      expect(subscriptionOf(paid(state, 45.5), NOW)).toEqual(
        error('Votre abonnement est expiré (depuis 14 jours)'),
      );
    },
  );

  it.each([0, 1, 30, -3])(
    'has expired at any age (%d days) when the state says so, since nobody knows when',
    (age) => {
      expect(subscriptionOf(paid('expired', age), NOW)).toEqual(error('Votre abonnement est expiré'));
    },
  );

  it.each(['created', 'failed', 'pending', 'refunded', ' completed', 'VOIDED'])(
    'has failed in the state %j, which the message repeats',
    (state) => {
      expect(subscriptionOf(paid(state, 2), NOW)).toEqual(
        error(`Votre abonnement n'a pas pu être effectué (État: ${state})`),
      );
    },
  );

  it.each([
    [0, 30],
    [1 / DAY, 30],
    [0.99, 30],
    [1, 29],
    [29, 1],
    [29.99, 1],
    [30, 0],
    [30.99, 0],
    [-0.1, 30],
    [-400, 30],
  ])('that is %d days old has %d days left', (age, left) => {
    expect(daysLeftOf(paid('completed', age), NOW)).toBe(left);
    expect(daysLeftOf(paid('APPROVED', age), NOW)).toBe(left);
  });

  it.each([
    ['completed', 31],
    ['expired', 3],
    ['refunded', 3],
    ['', 3],
  ])('that does not count (%j, %d days old) has no days left to speak of', (state, age) => {
    expect(daysLeftOf(paid(state, age), NOW)).toBeNull();
  });

  it('takes the state in any letter case', () => {
    expect(subscriptionOf(paid('COMPLETED', 2), NOW)).toMatchObject({ subscribed: true, days: 2 });
    expect(subscriptionOf(paid('Expired', 2), NOW)).toMatchObject({ subscribed: false });
  });

  it.each([
    ['nothing', {}],
    ['no state', { create_time: ago(1) }],
    ['an empty state', { state: '', create_time: ago(1) }],
    ['a state that is no text', { state: 1, create_time: ago(1) }],
    ['no time', { state: 'completed' }],
    ['a null time', { state: 'completed', create_time: null }],
    ['a time that is none', { state: 'completed', create_time: 'hier' }],
    ['a time that only begins as one', { state: 'completed', create_time: '2026-11-20T99:00' }],
    ['a bare number', { state: 'completed', create_time: '20' }],
  ])('is none, without a message, with %s', (__, payment) => {
    expect(subscriptionOf(record(payment), NOW)).toEqual(none);
  });
});

describe('a subscription', () => {
  it.each([
    ['no record', null],
    ['a record that is no object', 'x'],
    ['no payment', { uid: 'x' }],
    ['a null payment', { payment: null }],
    ['an unknown layout', { payment: 'yes' }],
    ['an unknown layout inside', { payment: { payment: 'yes' } }],
    ['a list', { payment: [{ state: 'completed', create_time: ago(1) }] }],
  ])('is none, without a message, with %s', (_, record) => {
    expect(subscriptionOf(record, NOW)).toEqual(none);
  });

  it('takes the nested layout where both are there', () => {
    const payment = {
      state: 'completed',
      create_time: ago(1),
      payment: { state: 'failed', create_time: ago(1) },
    };
    expect(subscriptionOf({ payment }, NOW).subscribed).toBe(false);
  });

  it('tells when it was paid, however long ago, and nothing of a payment that failed', () => {
    const create_time = ago(400);
    expect(paidSince({ payment: { state: 'completed', create_time } })).toBe(Date.parse(create_time));
    expect(paidSince({ payment: { payment: { state: 'Approved', create_time } } })).toBe(
      Date.parse(create_time),
    );
    expect(paidSince({ payment: { state: 'expired', create_time } })).toBeNull();
    expect(paidSince({ payment: 'yes' })).toBeNull();
  });

  it('always counts for the administrator', () => {
    const admin = { ...none, subscribed: true };
    expect(subscriptionOf(null, NOW, { isAdmin: true })).toEqual(admin);
    expect(
      subscriptionOf({ payment: { state: 'failed', create_time: ago(2) } }, NOW, { isAdmin: true }),
    ).toEqual(admin);
  });

  it('has no days left to speak of without a payment', () => {
    expect(daysLeftOf(null, NOW)).toBeNull();
    expect(daysLeftOf({ payment: 'yes' }, NOW)).toBeNull();
  });

  it('counts days only while subscribed and never throws, whatever the record holds', () => {
    fc.assert(
      fc.property(fc.anything(), (payment) => {
        const { subscribed, days, message } = subscriptionOf({ payment }, NOW);
        expect(subscribed || days === 0).toBe(true);
        expect(daysLeftOf({ payment }, NOW) === null).toBe(!subscribed);
        expect(subscribed ? message?.status === 'success' : message?.status !== 'success').toBe(true);
      }),
    );
  });
});

describe('how long a member’s state lasts', () => {
  const paid = (state: string, days: number) => ({ payment: { state, create_time: ago(days) } });

  it.each([
    ['COMPLETED', 30.99, 'active'],
    ['approved', 31, 'expired'],
    ['expired', 0, 'expired'],
    ['expired', -3, 'expired'],
    ['declined', 2, 'failed'],
    ['declined', 31, 'expired'],
  ])('is told of a payment that is %s and %d days old, which is %s', (state, days, wanted) => {
    const span = subscriptionSpan(paid(state, days))!;
    expect(NOW < span.until ? span.state : 'expired').toBe(wanted);
    expect(subscriptionOf(paid(state, days), NOW).subscribed).toBe(wanted === 'active');
  });

  it('ends with the 31st day that was begun', () => {
    const create_time = ago(3);
    const until = Date.parse(create_time) + 31 * DAY;
    expect(subscriptionSpan({ payment: { state: 'completed', create_time } })).toEqual({
      state: 'active',
      until,
    });
    expect(subscriptionSpan({ payment: { state: 'refunded', create_time } })).toEqual({
      state: 'failed',
      until,
    });
  });

  it('is none where there is no payment to speak of', () => {
    for (const record of [null, {}, { payment: { state: 'completed' } }]) {
      expect(subscriptionSpan(record)).toBeNull();
      expect(recordedPayment(record)).toBeNull();
    }
  });

  it('comes from the payment that is read in either layout', () => {
    const read = { state: 'completed', at: NOW - DAY };
    expect(recordedPayment(paid('COMPLETED', 1))).toEqual(read);
    expect(recordedPayment({ payment: paid('completed', 1) })).toEqual(read);
  });
});
