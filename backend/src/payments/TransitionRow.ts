import type { Generated } from 'kysely';
import type { OrderState, PaymentRow } from './PaymentRow';

/**
 * Who changed a payment: its member by ordering, confirming or leaving; PayPal's webhook; the looking after open
 * orders.
 */
export type PaymentSource = 'order' | 'confirm' | 'webhook' | 'reconcile' | 'forget';

/** The table `payment_transitions`: a payment as each change left it. The database writes it, and refuses its change. */
export interface TransitionRow extends Pick<
  PaymentRow,
  'order_id' | 'capture_id' | 'amount' | 'currency' | 'days' | 'created_at' | 'captured_at'
> {
  readonly id: Generated<number>;
  readonly payment_id: number;
  readonly at: Generated<string>;
  /** `before` for what was there when the table was made, `unknown` for a change that was not this program's. */
  readonly source: PaymentSource | 'before' | 'unknown';
  /** Null for a new order. */
  readonly from_state: OrderState | null;
  readonly to_state: OrderState;
}

declare module '../database/Database' {
  interface Database {
    payment_transitions: TransitionRow;
  }
}
