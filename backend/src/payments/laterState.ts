import type { OrderState } from './PaymentRow';

/** How far an order has come: money never goes back to a state of a lower rank. */
const RANK: Readonly<Record<OrderState, number>> = {
  created: 0,
  abandoned: 0,
  capturing: 0,
  mismatched: 0,
  pending: 1,
  declined: 2,
  failed: 2,
  completed: 2,
  partially_refunded: 3,
  refunded: 4,
  reversed: 5,
};

/** The state that counts of two, as answers of PayPal may arrive in another order than they were given in. */
export function laterState(known: OrderState, told: OrderState): OrderState {
  return RANK[told] >= RANK[known] ? told : known;
}
