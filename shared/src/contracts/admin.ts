import * as v from 'valibot';
import { declareCall, described } from '#terms';
import type { AnswerOf } from './calls/Call';
import type { MoneyAmount, PaymentState } from './payments';

/** Rows of one page of an administrator's list, by default and at most. */
export const ADMIN_PAGE_ROWS = { usual: 25, most: 100 } as const;

/**
 * How a member stands (specification, part 4): `active` days run, `expired` they are over, `failed` the last payment
 * bought nothing, `none` there is no payment to speak of.
 */
export const MEMBER_STATES = ['active', 'expired', 'failed', 'none'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** A member as the administrator sees one. Times are ISO, UTC. */
export interface AdminMember {
  readonly uid: string;
  readonly email: string | null;
  /** When the record was made, at the first sign-in. */
  readonly createdAt: string;
  readonly state: MemberState;
  /** End of the last days that were paid; null where none were. */
  readonly paidUntil: string | null;
  /** The latest payment that was decided, here or elsewhere. */
  readonly lastPayment: AdminMemberPayment | null;
}

export interface AdminMemberPayment {
  /** Lower case; of a payment made elsewhere, the word that was stored. */
  readonly state: string;
  readonly at: string;
  /** Null for a payment made elsewhere. */
  readonly amount: MoneyAmount | null;
}

/**
 * Answer of `GET /apin/admin/members?search=&state=&limit=&offset=`: newest first. `search` is the beginning of an
 * address or of a uid, any letter case.
 */
export interface AdminMembers {
  readonly members: readonly AdminMember[];
  /** Members that the search and the state find. */
  readonly total: number;
  /** Of each state, members that the search alone finds. */
  readonly counts: Readonly<Record<MemberState, number>>;
}

/** Where an order stands here: before PayPal has decided, or PayPal's own word for the money. */
export const ORDER_STATES = [
  'created',
  'capturing',
  'abandoned',
  'mismatched',
  'completed',
  'pending',
  'declined',
  'failed',
  'refunded',
  'partially_refunded',
  'reversed',
] as const satisfies readonly (PaymentState | 'created' | 'capturing' | 'abandoned' | 'mismatched')[];
export type AdminOrderState = (typeof ORDER_STATES)[number];

/** An order as the administrator sees it. Times are ISO, UTC. */
export interface AdminPayment {
  readonly id: number;
  /** PayPal's number; null until PayPal has answered. */
  readonly orderId: string | null;
  readonly captureId: string | null;
  /** Null once the account was deleted. */
  readonly uid: string | null;
  /** As the member's record says now; null without record or address. */
  readonly email: string | null;
  readonly state: AdminOrderState;
  readonly amount: MoneyAmount;
  readonly days: number;
  readonly createdAt: string;
  /** When PayPal decided about the money. */
  readonly capturedAt: string | null;
}

/** What came in during a month, Paris time, in one currency. */
export interface PaymentMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly currency: string;
  /** Payments whose money is here; partly returned ones count whole, what went back is with PayPal. */
  readonly paid: number;
  /** Their sum, decimal text. */
  readonly amount: string;
  /** Payments whose money went back whole. */
  readonly returned: number;
  readonly returnedAmount: string;
}

/** Answer of `GET /apin/admin/payments?state=&limit=&offset=`: newest first. */
export interface AdminPayments {
  readonly payments: readonly AdminPayment[];
  readonly total: number;
  /** Orders of each state that there is. */
  readonly counts: Readonly<Partial<Record<AdminOrderState, number>>>;
  /** The last twelve that had a payment, newest first. */
  readonly months: readonly PaymentMonth[];
}

/** What the two sides may disagree on. */
export type PayPalDifference = 'state' | 'amount' | 'capture' | 'member';

/**
 * Answer of `GET /apin/admin/payments/{orderId}/paypal`, asked of PayPal at that moment; else 404 `order-unknown` (not
 * known here, or by PayPal), 502 `provider-failed`, 503 `payment-unavailable` or 504 `provider-slow`.
 */
export interface PayPalLook {
  /** ISO, UTC. */
  readonly askedAt: string;
  /** PayPal's own word for the order: `CREATED`, `APPROVED`, `COMPLETED`, `VOIDED` and others. */
  readonly orderStatus: string;
  /** The money, once it was asked for. */
  readonly capture: {
    readonly id: string;
    readonly state: PaymentState;
    readonly amount: MoneyAmount;
    readonly at: string;
  } | null;
  /** Empty where both say the same. */
  readonly differences: readonly PayPalDifference[];
}

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
