import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@galopin/shared/contracts';
import { createOrderFinisher } from './createOrderFinisher';
import { createPayments, type Payments, type PaymentsOptions } from './createPayments';
import { createReconciler } from './createReconciler';
import { createWebhookReceiver, type ReceiveWebhook } from './createWebhookReceiver';
import type { PayPalClient } from './paypal/createPayPalClient';
import type { PaymentSource } from './TransitionRow';

/** All that has to do with payments, ready to be put into the API. */
export interface PaymentParts {
  readonly payments: Payments;
  /** Absent where nothing can be paid. */
  readonly receive: ReceiveWebhook | undefined;
  /** Finishes what a member's page left half done. Never rejects; gives up waiting after some seconds. */
  readonly catchUp: (uid: string) => Promise<void>;
  /** Looks after open orders, now and every few minutes; the function returned ends that. */
  readonly start: () => () => Promise<void>;
}

/** A member waits no longer than this for PayPal when only asking how they stand. */
const CATCH_UP_MS = 3000;

export interface OpenPaymentsOptions extends Pick<PaymentsOptions, 'store' | 'plan' | 'now'> {
  /** Absent where nothing can be paid. */
  readonly paypal: PayPalClient | undefined;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
}

export function openPayments(options: OpenPaymentsOptions): PaymentParts {
  const { paypal, logger } = options;
  if (paypal === undefined) {
    return {
      payments: createPayments({ ...options, provider: undefined }),
      receive: undefined,
      catchUp: () => Promise.resolve(),
      start: () => () => Promise.resolve(),
    };
  }
  const partsBy = (source: PaymentSource) => {
    const parts = { ...options, store: options.store.by(source), paypal };
    return { ...parts, finisher: createOrderFinisher(parts) };
  };
  const reconciler = createReconciler(partsBy('reconcile'));
  return {
    payments: createPayments({ ...options, provider: partsBy('confirm') }),
    receive: createWebhookReceiver(partsBy('webhook')),
    catchUp: async (uid) => {
      const looked = reconciler.run(uid).catch((error: unknown) => {
        logger.error('A member’s payments could not be looked up', { err: error });
      });
      await Promise.race([looked, delay(CATCH_UP_MS, undefined, { ref: false })]);
    },
    start: () => reconciler.start(),
  };
}
