/** An amount as PayPal writes it. */
export interface MoneyAmount {
  /** Decimal text with the currency's own number of decimals, such as `9.90`. */
  readonly value: string;
  /** ISO 4217. */
  readonly currency: string;
}

/**
 * What became of the money, PayPal's word for a capture in lower case. `completed` and `partially_refunded` bought
 * their days; `pending` may still become either.
 */
export type PaymentState =
  | 'completed'
  | 'pending'
  | 'declined'
  | 'failed'
  | 'refunded'
  | 'partially_refunded'
  | 'reversed';

/** One payment of the member who asks. Times are ISO, UTC. */
export interface PaymentRecord {
  readonly id: number;
  /** PayPal's number of the order. */
  readonly orderId: string;
  readonly state: PaymentState;
  readonly amount: MoneyAmount;
  /** When PayPal took the money. */
  readonly createdAt: string;
  /** The days it pays for; null while it has bought none. */
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
  /** Null while there is nothing to give a receipt for. */
  readonly receiptNumber: string | null;
}

/** Answer of `GET /apin/paypal/offer`, which anyone may ask: what a subscription costs. */
export interface SubscriptionOffer {
  readonly amount: MoneyAmount;
  readonly days: number;
  /** When the member who asks may pay again; null when they may now, and for a visitor without account. */
  readonly opensAt: string | null;
}

/** Answer of `POST /apin/paypal/orders`: what the buttons' `createOrder` resolves with. */
export interface PaymentOrder {
  readonly id: string;
}

/** Body of `POST /apin/paypal`: what the buttons' `onApprove` was called with; only the order's number is read. */
export interface PaymentApproval {
  readonly data: { readonly orderID: string };
}

/** Answer of `POST /apin/paypal`: the payment is made and kept. */
export interface PaymentConfirmation {
  /** As in the member's record. */
  readonly state: string;
  /** Start of the paid days, as in the member's record. */
  readonly create_time: string;
  readonly payment: PaymentRecord;
}

/** Answer of `GET /apin/paypal/payments`: own payments, newest first. */
export interface PaymentHistory {
  readonly payments: readonly PaymentRecord[];
}

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
