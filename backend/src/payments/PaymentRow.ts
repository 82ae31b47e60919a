import type { PaymentState } from '@galopin/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

/**
 * Where an order stands: `created` before its payer has approved, `capturing` while PayPal is asked for the money,
 * `abandoned` once nobody but its payer takes it up (PayPal has forgotten it, or refused the money), `mismatched` where
 * PayPal took something else than what was asked (for a person to look at); once PayPal has decided about the money, its
 * state.
 */
export type OrderState = 'created' | 'capturing' | 'abandoned' | 'mismatched' | PaymentState;

/** The table `payments`: one row an order, written before PayPal is asked for it. */
export interface PaymentRow {
  readonly id: Generated<number>;
  /** Our number of the order, by which PayPal knows a repeated call. */
  readonly request_id: string;
  /** Null once the account was deleted. */
  readonly uid: string | null;
  /** PayPal's number; null until PayPal has answered. */
  readonly order_id: string | null;
  readonly capture_id: string | null;
  readonly state: OrderState;
  /** What was asked for, as PayPal writes it (`9.90`). */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Days that it pays for. */
  readonly days: number;
  /** As PostgreSQL writes a time, which `new Date` reads. */
  readonly created_at: string;
  /** When PayPal took the money or decided about it. */
  readonly captured_at: string | null;
  /** When its payer waived the right of withdrawal; null for orders from before that was asked. */
  readonly waived_at: ColumnType<string | null, string | null | undefined, never>;
}

/** The table `payment_events`: what PayPal's webhook has told, each event once. */
export interface PaymentEventRow {
  readonly id: string;
  readonly type: string;
  readonly order_id: string | null;
  readonly received_at: Generated<string>;
}

declare module '../database/Database' {
  interface Database {
    payments: PaymentRow;
    payment_events: PaymentEventRow;
  }
}
