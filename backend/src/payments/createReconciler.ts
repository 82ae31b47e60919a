import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@galopin/shared/contracts';
import { ApiError } from '../errors';
import type { OrderFinisher } from './createOrderFinisher';
import type { PaymentStore } from './createPaymentStore';
import type { Payment } from './Payment';

export interface ReconcilerOptions {
  readonly store: PaymentStore;
  readonly finisher: OrderFinisher;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

/** Finishes what a page, a process or a network left half done. */
export interface Reconciler {
  /** Looks at every order that may still change, of one member if given. @returns how many were looked at */
  run(uid?: string): Promise<number>;
  /** Runs at once and then again and again; the function returned ends that. */
  start(pause?: number): () => Promise<void>;
}

const PAUSE_MS = 120_000;
const MOST_ORDERS = 500;
const AT_ONCE = 4;
/** PayPal forgets an order that its payer has not approved in this time. */
const APPROVAL_MS = 3 * 3_600_000;
/** Refusals that end an order which is too old to be approved any more. */
const HOPELESS = new Set([
  'order-unknown',
  'order-not-approved',
  'renewal-not-open',
  'payment-declined',
  'amount-differs',
  'currency-differs',
  'order-of-another',
]);

export function createReconciler({ store, finisher, now, logger }: ReconcilerOptions): Reconciler {
  const abandon = (payment: Payment) => store.move(payment.id, ['created'], 'abandoned');

  const lookAt = async (payment: Payment): Promise<void> => {
    const isOld = payment.createdAt < now() - APPROVAL_MS;
    try {
      // PayPal's answer never came, so nobody was given the order to approve.
      if (payment.orderId === null) return isOld ? await abandon(payment) : undefined;
      await finisher.finish(payment);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (HOPELESS.has(error.code)) return isOld ? abandon(payment) : undefined;
      if (error.status >= 500)
        logger.warn('A payment could not be looked up', { payment: payment.id, code: error.code });
    }
    return undefined;
  };

  const run = async (uid?: string): Promise<number> => {
    const orders = [...(await store.openOrders(MOST_ORDERS, uid))];
    const count = orders.length;
    const work = async () => {
      for (let next = orders.shift(); next !== undefined; next = orders.shift()) await lookAt(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return count;
  };

  return {
    run,
    start: (pause = PAUSE_MS) => {
      const ending = new AbortController();
      const follow = async () => {
        while (!ending.signal.aborted) {
          await run().catch((error: unknown) =>
            logger.error('Payments could not be looked up', { err: error }),
          );
          await delay(pause, undefined, { signal: ending.signal, ref: false }).catch(ignoreAbort);
        }
      };
      const followed = follow();
      return async () => {
        ending.abort();
        await followed;
      };
    },
  };
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}
