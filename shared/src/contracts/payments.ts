import * as v from 'valibot';
import { declareCall, described, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { utcTime } from './calls/values';

/** An amount as PayPal writes it. */
export const MoneyAmount = v.object({
  value: described(
    v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/)),
    'with the decimals of the currency, such as 9.90',
  ),
  currency: described(v.pipe(v.string(), v.length(3)), 'ISO 4217'),
});
export type MoneyAmount = ShapeOf<typeof MoneyAmount>;

export const PAYMENT_STATES = [
  'completed',
  'pending',
  'declined',
  'failed',
  'refunded',
  'partially_refunded',
  'reversed',
] as const;
/**
 * What became of the money, PayPal's word for a capture in lower case. `completed` and `partially_refunded` bought
 * their days; `pending` may still become either.
 */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** One payment of the member who asks. */
export const PaymentRecord = v.object({
  id: whole,
  /** PayPal's number of the order. */
  orderId: v.string(),
  state: v.picklist(PAYMENT_STATES),
  amount: MoneyAmount,
  /** When PayPal took the money. */
  createdAt: utcTime,
  /** The days it pays for; null while it has bought none. */
  periodStart: v.nullable(utcTime),
  periodEnd: v.nullable(utcTime),
  /** Null while there is nothing to give a receipt for. */
  receiptNumber: v.nullable(v.string()),
});
export type PaymentRecord = ShapeOf<typeof PaymentRecord>;

/** What a subscription costs; anyone may ask. */
export const subscriptionOffer = declareCall(
  {
    method: 'GET',
    path: '/apin/paypal/offer',
    answer: v.object({
      amount: MoneyAmount,
      days: v.pipe(v.number(), v.minValue(1)),
      /** When the member who asks may pay again; null when they may now, and for a visitor without account. */
      opensAt: v.nullable(utcTime),
    }),
  },
  () => ({
    summary: 'What a subscription costs, and when the signed-in user may pay again',
    access: 'anyone',
    refusals: [401],
  }),
);
export type SubscriptionOffer = AnswerOf<typeof subscriptionOffer>;

const payingRefusals = () => [409, 429, 502, 503, 504];

/**
 * Makes an order: price and payer are the server's own. What the buttons' `createOrder` resolves with. The payer's
 * waiver is kept with the order; pages from before it was asked for send none.
 * @source Code de la consommation, article L221-28, 13°: digital content begun at the consumer's express wish
 */
export const paymentOrder = declareCall(
  {
    method: 'POST',
    path: '/apin/paypal/orders',
    answer: v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
  },
  () => ({
    summary: 'Makes an order at PayPal for the signed-in user',
    access: 'member',
    body: v.optional(
      v.object({
        withdrawalWaived: described(
          v.optional(v.literal(true)),
          'true: the payer has asked to begin at once and waives the right of withdrawal',
        ),
      }),
    ),
    refusals: payingRefusals(),
  }),
);
export type PaymentOrder = AnswerOf<typeof paymentOrder>;

/** Takes the money of an order that its payer has approved; the same order sent again is one payment. */
export const paymentConfirmation = declareCall(
  {
    method: 'POST',
    path: '/apin/paypal',
    answer: v.object({
      /** As in the member's record. */
      state: v.string(),
      /** Start of the paid days, as in the member's record. */
      create_time: v.string(),
      payment: PaymentRecord,
    }),
  },
  () => ({
    summary: 'Takes the money of an order that its payer has approved',
    description:
      'data is what PayPal’s buttons gave; only data.orderID is read, everything else is asked of PayPal.',
    access: 'member',
    body: v.object({
      data: described(
        v.object({ orderID: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
        'the number of an order: 1 to 64 letters, figures and hyphens',
      ),
    }),
    refusals: [400, 402, 403, 404, 422, ...payingRefusals()],
  }),
);
export type PaymentConfirmation = AnswerOf<typeof paymentConfirmation>;

/** Own payments, newest first. */
export const paymentHistory = declareCall(
  {
    method: 'GET',
    path: '/apin/paypal/payments',
    answer: v.object({ payments: v.array(PaymentRecord) }),
  },
  () => ({
    summary: 'Payments of the signed-in user, newest first',
    access: 'member',
  }),
);
export type PaymentHistory = AnswerOf<typeof paymentHistory>;

/** Every refusal of a payment call (`error.code` of the answer) with its HTTP status. */
export const PAYMENT_REFUSALS = {
  /** No such order, at PayPal or here. */
  'order-unknown': 404,
  /** The order was made for another account. */
  'order-of-another': 403,
  /** The order has not been approved by its payer. */
  'order-not-approved': 409,
  'amount-differs': 422,
  'currency-differs': 422,
  /** PayPal has the money under review; it is followed and counts once it is through. */
  'payment-pending': 409,
  /** The payer's bank or PayPal refused. Nothing was taken. */
  'payment-declined': 402,
  /** The money of this order went back to its payer. */
  'payment-returned': 409,
  /** More than three paid days are left. */
  'renewal-not-open': 409,
  /** More calls in a minute than a payer makes. */
  'too-many-requests': 429,
  /** PayPal refused or failed. */
  'provider-failed': 502,
  /** PayPal did not answer in time; what it did is looked up again. */
  'provider-slow': 504,
  /** This site takes no payment. */
  'payment-unavailable': 503,
} as const;

export type PaymentRefusal = keyof typeof PAYMENT_REFUSALS;
