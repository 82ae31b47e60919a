import { AppError, PAYMENT_REFUSALS } from '@galopin/shared/contracts';
import { paymentCopy } from '../i18n/paymentCopy';
import { isSaveFailure, isUnsettled, paymentFailure, type PaymentFailure } from './paymentFailure';

/** The refusals after which the same order may still be found paid. */
const OPEN: ReadonlySet<string> = new Set([
  'payment-pending',
  'too-many-requests',
  'provider-failed',
  'provider-slow',
]);

const refused = (refusal: string | number) => new AppError('http', 'HTTP', { details: { refusal } });

describe('paymentFailure', () => {
  it.each(Object.keys(PAYMENT_REFUSALS))(
    '%s is the API’s own word, with a sentence of its own',
    (refusal) => {
      const failure = paymentFailure(refused(refusal));
      expect(failure).toBe(refusal);
      expect(paymentCopy.failures[failure]).not.toBe(paymentCopy.failures.unknown);
    },
  );

  it.each([
    [new AppError('network', 'no answer'), 'network'],
    [new AppError('http', 'HTTP error! status: 500'), 'unknown'],
    [refused('toString'), 'unknown'],
    [refused(409), 'unknown'],
    [new AppError('malformed', 'not JSON'), 'unknown'],
    [new Error('PayPal closed'), 'unknown'],
    [undefined, 'unknown'],
  ])('%p is %s', (error, failure) => {
    expect(paymentFailure(error)).toBe(failure);
  });
});

describe('an order whose answer is missing', () => {
  it.each(['network', 'too-many-requests', 'provider-slow', 'provider-failed', 'unknown'] as const)(
    'may be paid after %s, which is a payment that was not saved',
    (failure) => {
      expect(isUnsettled(failure)).toBe(true);
      expect(isSaveFailure(failure)).toBe(true);
    },
  );

  it('may still come through while PayPal looks at it, and nothing was lost', () => {
    expect(isUnsettled('payment-pending')).toBe(true);
    expect(isSaveFailure('payment-pending')).toBe(false);
  });

  const settled = Object.keys(PAYMENT_REFUSALS).filter((refusal) => !OPEN.has(refusal));

  it.each([...settled, 'buttons'] as PaymentFailure[])('is settled by %s', (failure) => {
    expect(isUnsettled(failure)).toBe(false);
    expect(isSaveFailure(failure)).toBe(false);
  });
});
