import * as v from 'valibot';
import { count, declareCall, described, whole } from '#terms';
import type { AnswerOf, ShapeOf } from './calls/Call';
import { oneOf, pageQuery } from './calls/params';
import { utcTime } from './calls/values';
import { MoneyAmount, PAYMENT_STATES } from './payments';

/**
 * How a member stands (specification, part 4): `active` days run, `expired` they are over, `failed` the last payment
 * bought nothing, `none` there is no payment to speak of.
 */
export const MEMBER_STATES = ['active', 'expired', 'failed', 'none'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

const AdminMemberPayment = v.object({
  state: described(v.string(), 'lower case; of a payment made elsewhere, the word that was stored'),
  at: utcTime,
  amount: described(v.nullable(MoneyAmount), 'null for a payment made elsewhere'),
});
export type AdminMemberPayment = ShapeOf<typeof AdminMemberPayment>;

const AdminMember = v.object({
  uid: v.string(),
  email: v.nullable(v.string()),
  /** When the record was made, at the first sign-in. */
  createdAt: utcTime,
  state: v.picklist(MEMBER_STATES),
  paidUntil: described(v.nullable(utcTime), 'end of the last days that were paid; null where none were'),
  /** The latest payment that was decided, here or elsewhere. */
  lastPayment: v.nullable(AdminMemberPayment),
});
/** A member as the administrator sees one. */
export type AdminMember = ShapeOf<typeof AdminMember>;

export const adminMembers = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/members',
    answer: v.object({
      members: v.array(AdminMember),
      total: described(count, 'members that the search and the state find'),
      counts: described(
        v.object({ active: count, expired: count, failed: count, none: count }),
        'of each state, members that the search alone finds',
      ),
    }),
  },
  () => ({
    summary: 'Members with their subscriptions, newest first, for the administrator',
    access: 'admin-fresh',
    query: v.object({
      search: v.optional(
        described(
          v.pipe(v.string(), v.maxLength(128)),
          'the beginning of an address or uid, at most 128 characters',
        ),
        '',
      ),
      state: v.optional(oneOf(MEMBER_STATES, 'a state')),
      ...pageQuery,
    }),
    refusals: [400],
  }),
);
export type AdminMembers = AnswerOf<typeof adminMembers>;

/** Where an order stands here: before PayPal has decided, or PayPal's own word for the money. */
export const ORDER_STATES = ['created', 'capturing', 'abandoned', 'mismatched', ...PAYMENT_STATES] as const;
export type AdminOrderState = (typeof ORDER_STATES)[number];

const AdminPayment = v.object({
  id: whole,
  orderId: described(v.nullable(v.string()), 'PayPal’s number; null until PayPal has answered'),
  captureId: v.nullable(v.string()),
  uid: described(v.nullable(v.string()), 'null once the account was deleted'),
  email: described(v.nullable(v.string()), 'as the member’s record says now; null without record or address'),
  state: v.picklist(ORDER_STATES),
  amount: MoneyAmount,
  days: whole,
  createdAt: utcTime,
  capturedAt: described(v.nullable(utcTime), 'when PayPal decided about the money'),
});
/** An order as the administrator sees it. */
export type AdminPayment = ShapeOf<typeof AdminPayment>;

const decimal = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));

const PaymentMonth = v.object({
  month: described(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), 'YYYY-MM, Paris time'),
  currency: v.string(),
  paid: described(
    count,
    'payments whose money is here; partly returned ones count whole, what went back is with PayPal',
  ),
  amount: described(decimal, 'their sum'),
  returned: described(count, 'payments whose money went back whole'),
  returnedAmount: decimal,
});
/** What came in during a month, in one currency. */
export type PaymentMonth = ShapeOf<typeof PaymentMonth>;

export const adminPayments = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/payments',
    answer: v.object({
      payments: v.array(AdminPayment),
      total: count,
      counts: described(
        v.record(v.picklist(ORDER_STATES), v.exactOptional(count)),
        'orders of each state that there is',
      ),
      months: described(v.array(PaymentMonth), 'the last twelve that had a payment, newest first'),
    }),
  },
  () => ({
    summary: 'Orders with their stored state, newest first, and totals per month, for the administrator',
    access: 'admin-fresh',
    query: v.object({ state: v.optional(oneOf(ORDER_STATES, 'a state')), ...pageQuery }),
    refusals: [400],
  }),
);
export type AdminPayments = AnswerOf<typeof adminPayments>;

const PAYPAL_DIFFERENCES = ['state', 'amount', 'capture', 'member'] as const;
/** What the two sides may disagree on. */
export type PayPalDifference = (typeof PAYPAL_DIFFERENCES)[number];

/** How an order stands, asked of PayPal at that moment. */
export const payPalLook = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/payments/:orderId/paypal',
    answer: v.object({
      askedAt: utcTime,
      orderStatus: described(
        v.string(),
        'PayPal’s own word: CREATED, APPROVED, COMPLETED, VOIDED and others',
      ),
      /** The money, once it was asked for. */
      capture: v.nullable(
        v.object({ id: v.string(), state: v.picklist(PAYMENT_STATES), amount: MoneyAmount, at: utcTime }),
      ),
      differences: described(v.array(v.picklist(PAYPAL_DIFFERENCES)), 'empty where both say the same'),
    }),
  },
  () => ({
    summary: 'How an order stands at PayPal now, and where that differs from what is stored',
    access: 'admin-fresh',
    params: v.object({
      orderId: described(
        v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
        'the number of an order: 1 to 64 letters, figures and hyphens',
      ),
    }),
    refusals: [400, 404, 502, 503, 504],
  }),
);
export type PayPalLook = AnswerOf<typeof payPalLook>;

/** The account behind the bearer token, whosever it is: delivery knows by it whose team's page may be read. */
export const accountIdentity = declareCall(
  {
    method: 'GET',
    path: '/apin/identity',
    answer: v.object({
      uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
      verifiedEmail: described(
        v.nullable(v.string()),
        'as the provider wrote it; null while it is not verified, or where there is none',
      ),
      isAdmin: v.boolean(),
    }),
  },
  () => ({
    summary: 'Which account asks',
    description: 'For delivery, which asks with its own caller’s token. Never to be cached.',
    access: 'member',
  }),
);
/** An account, as far as its provider vouches for it. */
export type AccountIdentity = AnswerOf<typeof accountIdentity>;

/**
 * The account behind the bearer token, for the administrator alone: delivery knows by it who calls its release API.
 */
export const administratorIdentity = declareCall(
  {
    method: 'GET',
    path: '/apin/admin/identity',
    answer: v.object({
      uid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
      /** A backend of before says nothing of it: then it was not just now. */
      isFresh: described(v.optional(v.boolean(), false), 'the password was given within ten minutes'),
    }),
  },
  () => ({
    summary: 'Whether whoever asks is the administrator, and which account that is',
    description: 'For delivery, which asks with its own caller’s token. Never to be cached.',
    access: 'admin',
  }),
);
/** The account of the site's administrator. */
export type AdministratorAccount = AnswerOf<typeof administratorIdentity>;
