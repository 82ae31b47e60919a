import { randomBytes } from 'node:crypto';
import type { MoneyAmount } from '@galopin/shared/contracts';

/** What the payer chooses on the approval page; `cancel` leaves the order as it is. */
export const OUTCOMES = ['pay', 'decline', 'cancel', 'pending', 'wrong-amount', 'slow'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export type CaptureStatus = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';

export interface Capture {
  readonly id: string;
  readonly orderId: string;
  readonly amount: MoneyAmount;
  /** ISO, UTC. */
  readonly createTime: string;
  status: CaptureStatus;
}

export interface Order {
  readonly id: string;
  readonly customId: string | undefined;
  readonly createTime: string;
  amount: MoneyAmount;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  outcome: Outcome | null;
  capture: Capture | null;
}

/** A refusal in PayPal's own words. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(
    readonly status: number,
    readonly issue: string,
    description: string,
  ) {
    super(description);
  }
}

/** What a payer of this outcome is asked for instead. */
const WRONG_AMOUNT = '1.00';

/** Orders and captures of the stand-in, in memory. */
export interface OrderBook {
  readonly orders: readonly Order[];
  create(amount: MoneyAmount, customId: string | undefined): Order;
  /** @throws RefusedError 404 */
  order(id: string): Order;
  /** @throws RefusedError 404 */
  capture(id: string): Capture;
  /** The payer's choice. @throws RefusedError 404, and 422 for an order that is through */
  decide(id: string, outcome: Outcome): Order;
  /** Takes the money. @throws RefusedError 404 and, in PayPal's cases, 422 */
  take(id: string): Order;
}

/** @param now epoch milliseconds */
export function createOrderBook(now: () => number): OrderBook {
  const orders = new Map<string, Order>();
  const order = (id: string): Order => {
    const found = orders.get(id);
    if (found === undefined) throw new RefusedError(404, 'INVALID_RESOURCE_ID', `There is no order ${id}.`);
    return found;
  };
  return {
    get orders() {
      return [...orders.values()];
    },
    create: (amount, customId) => {
      const made: Order = {
        id: newId(),
        customId,
        createTime: new Date(now()).toISOString(),
        amount,
        status: 'CREATED',
        outcome: null,
        capture: null,
      };
      orders.set(made.id, made);
      return made;
    },
    order,
    capture: (id) => {
      const found = [...orders.values()].find(({ capture }) => capture?.id === id)?.capture;
      if (!found) throw new RefusedError(404, 'INVALID_RESOURCE_ID', `There is no capture ${id}.`);
      return found;
    },
    decide: (id, outcome) => {
      const decided = order(id);
      if (decided.status === 'COMPLETED') throw alreadyCaptured();
      if (outcome === 'cancel') return decided;
      decided.outcome = outcome;
      decided.status = 'APPROVED';
      if (outcome === 'wrong-amount') decided.amount = { ...decided.amount, value: WRONG_AMOUNT };
      return decided;
    },
    take: (id) => capture(order(id), now()),
  };
}

function capture(order: Order, now: number): Order {
  if (order.status === 'COMPLETED') throw alreadyCaptured();
  if (order.status === 'CREATED') {
    throw new RefusedError(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the order for payment.');
  }
  if (order.outcome === 'decline') {
    throw new RefusedError(422, 'INSTRUMENT_DECLINED', 'The payment was declined by the processor or bank.');
  }
  order.status = 'COMPLETED';
  order.capture = {
    id: newId(),
    orderId: order.id,
    amount: order.amount,
    createTime: new Date(now).toISOString(),
    status: order.outcome === 'pending' ? 'PENDING' : 'COMPLETED',
  };
  return order;
}

function alreadyCaptured(): RefusedError {
  return new RefusedError(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.');
}

/** 17 capitals and figures, as PayPal's numbers are. */
function newId(): string {
  return randomBytes(16).toString('hex').toUpperCase().slice(0, 17);
}
