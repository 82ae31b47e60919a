import type { Logger } from '@galopin/shared/contracts';
import { CallError, runEvery } from '@galopin/shared/server';
import pLimit from 'p-limit';
import type { OrderFinisher } from './createOrderFinisher';
import type { PaymentStore } from './createPaymentStore';
import type { Payment } from './Payment';

export interface ReconcilerOptions {
  readonly store: Pick<PaymentStore, 'openOrders' | 'move'>;
  readonly finisher: Pick<OrderFinisher, 'finish'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

/** Finishes what a page, a process or a network left half done. */
export interface Reconciler {
  /**
   * Looks at every order that may still change, of one member if given, until told to end.
   * @throws the first error that is no refusal, as of a database that is away; the orders after it are left for later
   */
  run(uid?: string, ended?: AbortSignal): Promise<void>;
  /** Runs at once and then again and again; the function returned ends that. */
  start(pause?: number): () => Promise<void>;
}

const PAUSE_MS = 120_000;
const MOST_ORDERS = 500;
const AT_ONCE = 4;
/** PayPal forgets an order that its payer has not approved in this time. */
const APPROVAL_MS = 3 * 3_600_000;

export function createReconciler({ store, finisher, now, logger }: ReconcilerOptions): Reconciler {
  const giveUpIfOld = async (payment: Payment): Promise<void> => {
    const isOld = payment.createdAt < now() - APPROVAL_MS;
    if (isOld) await store.move(payment.id, ['created'], 'abandoned');
  };

  const lookAt = async (payment: Payment): Promise<void> => {
    // PayPal's answer never came, so nobody was given the order to approve.
    if (payment.orderId === null) return giveUpIfOld(payment);
    try {
      await finisher.finish(payment);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status >= 500) {
        logger.warn('A payment could not be looked up', { payment: payment.id, code: error.code });
      } else if (error.code !== 'payment-pending') await giveUpIfOld(payment);
    }
  };

  const run = async (uid?: string, ended?: AbortSignal): Promise<void> => {
    const orders = await store.openOrders(MOST_ORDERS, uid);
    const failing = new AbortController();
    await pLimit(AT_ONCE).map(orders, async (order) => {
      if (failing.signal.aborted || ended?.aborted === true) return;
      await lookAt(order).catch((error: unknown) => failing.abort(error));
    });
    failing.signal.throwIfAborted();
  };

  return {
    run,
    start: (pause = PAUSE_MS) => {
      const ending = new AbortController();
      const report = (error: unknown) => logger.error('Payments could not be looked up', { err: error });
      const work = () => run(undefined, ending.signal);
      const first = work().catch(report);
      const begun = first.then(() => runEvery(pause, work, report));
      return async () => {
        ending.abort();
        const stop = await begun;
        await stop();
      };
    },
  };
}
