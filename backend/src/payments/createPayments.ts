import { randomUUID } from 'node:crypto';
import type {
  MoneyAmount,
  PaymentConfirmation,
  PaymentOrder,
  SubscriptionOffer,
} from '@galopin/shared/contracts';
import type { PaymentsOfMember } from '../members/PaymentsOfMember';
import { askPayPal } from './askPayPal';
import type { OrderFinisher } from './createOrderFinisher';
import type { PaymentStore } from './createPaymentStore';
import { earlierPeriod } from './earlierPeriod';
import { renewalOpensAt, requireMayPay } from './mayPay';
import { isPaid, type Payment } from './Payment';
import type { PayPalClient } from './paypal/createPayPalClient';
import { presentPayments } from './presentPayments';
import { refusePayment } from './refusePayment';
import { paymentFieldAt } from './standingOf';

/** What is sold. */
export interface SubscriptionPlan {
  readonly amount: MoneyAmount;
  readonly days: number;
}

/** PayPal, and what brings its orders to their end. */
export interface PaymentProvider {
  readonly paypal: PayPalClient;
  readonly finisher: OrderFinisher;
}

export interface PaymentsOptions {
  readonly store: PaymentStore;
  /** Absent where nothing can be paid; what was paid still counts. */
  readonly provider: PaymentProvider | undefined;
  readonly plan: SubscriptionPlan;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Payments of members. All that can be refused throws CallError with a code of `PAYMENT_REFUSALS`. */
export interface Payments extends PaymentsOfMember {
  /** @param uid who asks; undefined for a visitor */
  offer(uid?: string): Promise<SubscriptionOffer>;
  /**
   * Makes an order at PayPal for a member.
   * @param given `withdrawalWaived`: the payer has just waived the right of withdrawal
   */
  order(uid: string, given: { readonly withdrawalWaived: boolean }): Promise<PaymentOrder>;
  /** Takes the money of an order that its payer has approved; again for the same order, it only tells. */
  confirm(uid: string, orderId: string): Promise<PaymentConfirmation>;
}

const DESCRIPTION = 'Abonnement Galopin';

export function createPayments(options: PaymentsOptions): Payments {
  const { store, provider, plan, now } = options;
  const historyOf = async (uid: string) => {
    const { record } = await store.standing(uid);
    return presentPayments(await store.ofMember(uid), earlierPeriod(record));
  };

  return {
    offer: async (uid) => {
      const opensAt = uid === undefined ? null : renewalOpensAt(await store.standing(uid), now());
      return { ...plan, opensAt: opensAt === null ? null : new Date(opensAt).toISOString() };
    },
    order: async (uid, { withdrawalWaived }) => {
      if (provider === undefined) throw refusePayment('payment-unavailable');
      const requestId = randomUUID();
      const createdAt = now();
      await store.open(
        { ...plan, requestId, uid, createdAt, waivedAt: withdrawalWaived ? createdAt : null },
        (orders, standing) => requireMayPay(orders, standing, now()),
      );
      const made = { requestId, uid, amount: plan.amount, description: `${DESCRIPTION}, ${plan.days} jours` };
      const { id } = await askPayPal(() => provider.paypal.createOrder(made));
      await store.name(requestId, id);
      return { id };
    },
    confirm: async (uid, orderId) => {
      if (provider === undefined) throw refusePayment('payment-unavailable');
      const known = await store.find(orderId);
      if (known === undefined) throw refusePayment('order-unknown');
      if (known.uid !== uid) throw refusePayment('order-of-another');
      const payment = await provider.finisher.finish(known);
      requirePaid(payment);
      const record = (await historyOf(uid)).find(({ id }) => id === payment.id);
      const start = record?.periodStart ?? null;
      if (record === undefined || start === null) throw new Error('A payment that was kept is not there.');
      return { state: 'completed', create_time: start, payment: record };
    },
    history: async (uid) => ({ payments: await historyOf(uid) }),
    withPayment: async (member) => {
      const payment = paymentFieldAt(await store.standing(member.uid), now());
      return payment === undefined ? member : { ...member, payment };
    },
    forget: (uid) =>
      store.forget(uid, (orders) => {
        if (orders.some(({ state }) => state === 'capturing')) throw refusePayment('payment-pending');
      }),
  };
}

/** @throws CallError saying why a payment that PayPal has decided about bought nothing */
function requirePaid(payment: Payment): void {
  if (isPaid(payment)) return;
  if (payment.state === 'pending') throw refusePayment('payment-pending');
  const isReturned = payment.state === 'refunded' || payment.state === 'reversed';
  throw refusePayment(isReturned ? 'payment-returned' : 'payment-declined', { state: payment.state });
}
