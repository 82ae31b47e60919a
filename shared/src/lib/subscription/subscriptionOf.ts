import type { PaymentMessage } from '../../contracts';

const DAY = 86_400_000;
const VALID_DAYS = 30;
const ACTIVE_STATES = new Set(['approved', 'completed']);
const EXPIRED_STATE = 'expired';

/** Where a member stands. */
export interface Subscription {
  readonly subscribed: boolean;
  /** Whole days since the payment while subscribed, else 0. */
  readonly days: number;
  /** `aujourd'hui`, `1 jour` or `N jours` while subscribed by a payment, else empty. */
  readonly durationText: string;
  /** Null where there is no payment to speak of. */
  readonly message: PaymentMessage | null;
}

/** A state of a subscription that ends by itself. */
export interface SubscriptionSpan {
  readonly state: 'active' | 'failed';
  /** Epoch milliseconds; 0 for what was written as expired. */
  readonly until: number;
}

interface Payment {
  /** As recorded. */
  readonly state: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

const NOT_SUBSCRIBED: Subscription = { subscribed: false, days: 0, durationText: '', message: null };

/**
 * Where a member stands, from the payment in the member's record: nested (`payment.payment`) or flat (`payment`),
 * each with `state` (any letter case) and `create_time` (ISO time). The age of a payment is counted in whole
 * 24-hour periods; up to 30 of them are valid. A time in the future counts as today. Days since the expiry count from
 * the end of those, not from the payment as the specification has it: « depuis » says since when one has had nothing.
 * Never throws.
 *
 * @param record the member's record as the API sends it
 * @param now epoch milliseconds
 * @param options `isAdmin`: the administrator's account always counts as subscribed, with 0 days and no message
 * @source specification, part 4 "Subscription check"
 */
export function subscriptionOf(
  record: unknown,
  now: number,
  options: { readonly isAdmin?: boolean } = {},
): Subscription {
  if (options.isAdmin === true) return { ...NOT_SUBSCRIBED, subscribed: true };
  const payment = paymentOf(record);
  if (payment === undefined) return NOT_SUBSCRIBED;
  const days = ageOf(payment, now);
  const since = durationOf(days);
  const state = stateOf(payment, now);
  if (state === 'expired') {
    const over = Math.floor((now - endOf(payment)) / DAY);
    // What was written as expired before its days were over has ended on a day that nobody knows.
    return refused(`Votre abonnement est expiré${over < 0 ? '' : ` (depuis ${durationOf(over)})`}`);
  }
  if (state === 'failed') {
    return refused(`Votre abonnement n'a pas pu être effectué (État: ${payment.state})`);
  }
  const msg = `Votre abonnement est actif depuis ${since}`;
  return { subscribed: true, days, durationText: since, message: { msg, status: 'success', snackbar: true } };
}

/**
 * What {@link subscriptionOf} says of a member in one word, whatever time it is: `state` until `until` (epoch
 * milliseconds), from then on that it has expired. Null where the record holds no payment.
 * @param record the member's record as the API sends it
 */
export function subscriptionSpan(record: unknown): SubscriptionSpan | null {
  const payment = paymentOf(record);
  return payment === undefined ? null : spanOf(payment);
}

/** The payment that a member's record speaks of, in either layout; null where it holds none. Epoch milliseconds. */
export function recordedPayment(record: unknown): { readonly state: string; readonly at: number } | null {
  const payment = paymentOf(record);
  return payment === undefined ? null : { state: payment.state.toLowerCase(), at: payment.createdAt };
}

/**
 * Time of a payment that bought days, however long ago, epoch milliseconds; null where the record holds none.
 * @param record the member's record as the API sends it
 */
export function paidSince(record: unknown): number | null {
  const payment = paymentOf(record);
  return payment !== undefined && ACTIVE_STATES.has(payment.state.toLowerCase()) ? payment.createdAt : null;
}

/**
 * Days that the payment in the member's record still pays for: 30 from its time on, a begun day counted whole, so that
 * 0 are left on the last day of the rule. A time in the future counts as today. Null for whoever is not subscribed by
 * a payment. Days that other payments have added are not known here.
 *
 * @param record the member's record as the API sends it
 * @param now epoch milliseconds
 */
export function daysLeftOf(record: unknown, now: number): number | null {
  const payment = paymentOf(record);
  if (payment === undefined || !subscriptionOf(record, now).subscribed) return null;
  const start = Math.min(payment.createdAt, now);
  return Math.max(0, Math.ceil((start + VALID_DAYS * DAY - now) / DAY));
}

function stateOf(payment: Payment, now: number): SubscriptionSpan['state'] | 'expired' {
  const { state, until } = spanOf(payment);
  return now < until ? state : 'expired';
}

function spanOf({ state: written, createdAt }: Payment): SubscriptionSpan {
  const state = written.toLowerCase();
  const until = state === EXPIRED_STATE ? 0 : endOf({ createdAt });
  return { state: ACTIVE_STATES.has(state) ? 'active' : 'failed', until };
}

/** An age of 30 whole days is valid, so that there are 31 begun ones. */
const endOf = ({ createdAt }: Pick<Payment, 'createdAt'>): number => createdAt + (VALID_DAYS + 1) * DAY;

function ageOf({ createdAt }: Payment, now: number): number {
  return Math.max(0, Math.floor((now - createdAt) / DAY));
}

function refused(msg: string): Subscription {
  return { ...NOT_SUBSCRIBED, message: { msg, status: 'error', snackbar: true } };
}

function durationOf(days: number): string {
  if (days < 1) return "aujourd'hui";
  return days === 1 ? '1 jour' : `${days} jours`;
}

function paymentOf(record: unknown): Payment | undefined {
  const outer = field(record, 'payment');
  const nested = field(outer, 'payment');
  const payment = isObject(nested) ? nested : outer;
  const state = field(payment, 'state');
  const createdAt = timeOf(field(payment, 'create_time'));
  if (typeof state !== 'string' || state === '' || Number.isNaN(createdAt)) return undefined;
  return { state, createdAt };
}

/** `Date.parse` alone would read almost any text as some time. */
function timeOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
}

function field(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
