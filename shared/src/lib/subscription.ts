const DAY = 86_400_000;
const VALID_DAYS = 30;
const ACTIVE_STATES = new Set(['approved', 'completed']);

/** Message for the visitor about the payment, as the session keeps it. */
export interface PaymentMessage {
  readonly msg: string;
  readonly status: 'success' | 'error';
  readonly snackbar: boolean;
}

export interface Subscription {
  readonly subscribed: boolean;
  /** Whole days since the payment while subscribed, else 0. */
  readonly days: number;
  /** `aujourd'hui`, `1 jour` or `N jours` while subscribed, else empty. */
  readonly durationText: string;
  /** Null where there is no payment to speak of. */
  readonly message: PaymentMessage | null;
}

const NOT_SUBSCRIBED: Subscription = { subscribed: false, days: 0, durationText: '', message: null };

/**
 * Where a member stands, from the payment in the member's record: nested (`payment.payment`) or flat
 * (`payment`), each with `state` and `create_time` (ISO time). Valid for 30 times 24 hours from `create_time`.
 *
 * @param record the member's record as the API sends it
 * @param now epoch milliseconds
 * @param options `isAdmin`: the administrator's account always counts as subscribed
 */
export function subscriptionOf(
  record: unknown,
  now: number,
  options: { readonly isAdmin?: boolean } = {},
): Subscription {
  if (options.isAdmin === true) return { ...NOT_SUBSCRIBED, subscribed: true };
  const payment = paymentOf(record);
  if (payment === undefined) return NOT_SUBSCRIBED;
  const age = Math.max(0, now - payment.createdAt);
  const days = Math.floor(age / DAY);
  if (age > VALID_DAYS * DAY)
    return refused(`Votre abonnement est expiré (depuis ${durationText(days - VALID_DAYS)})`);
  // The provider's word alone does not say since when.
  if (payment.state === 'expired') return refused('Votre abonnement est expiré');
  if (!ACTIVE_STATES.has(payment.state)) {
    return refused(`Votre abonnement n'a pas pu être effectué (État: ${payment.state})`);
  }
  const text = durationText(days);
  const msg = `Votre abonnement est actif depuis ${text}`;
  return { subscribed: true, days, durationText: text, message: { msg, status: 'success', snackbar: true } };
}

function refused(msg: string): Subscription {
  return { ...NOT_SUBSCRIBED, message: { msg, status: 'error', snackbar: true } };
}

function durationText(days: number): string {
  if (days < 1) return "aujourd'hui";
  return days === 1 ? '1 jour' : `${days} jours`;
}

function paymentOf(record: unknown): { readonly state: string; readonly createdAt: number } | undefined {
  const outer = field(record, 'payment');
  const payment = field(outer, 'payment') ?? outer;
  const state = field(payment, 'state');
  const createdAt = Date.parse(String(field(payment, 'create_time') ?? ''));
  if (typeof state !== 'string' || state === '' || Number.isNaN(createdAt)) return undefined;
  return { state: state.toLowerCase(), createdAt };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
