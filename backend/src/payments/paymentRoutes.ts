import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import {
  paymentConfirmation,
  paymentHistory,
  paymentOrder,
  subscriptionOffer,
} from '@galopin/shared/contracts';
import { requireMember } from '../http/identity/authenticate';
import { PRIVATE } from '../http/privateHeaders';
import { serveCall } from '../http/serveCall';
import type { Payments } from './createPayments';
import { CONFIRM_LIMIT, limitPayments, ORDER_LIMIT } from './limitPayments';

export interface PaymentDependencies {
  readonly payments: Payments;
}

/** The offer, orders, their confirmation, the payments made. */
export const paymentRoutes: FastifyPluginAsync<PaymentDependencies> = async (app, { payments }) => {
  serveCall(app, subscriptionOffer, async (_read, request, reply) => {
    void reply.headers(PRIVATE);
    return payments.offer(request.identity?.uid);
  });
  serveCall(app, paymentHistory, async (_read, request) => {
    const { uid } = requireMember(request, 'The list of payments');
    return payments.history(uid);
  });
  servePaying(app, payments);
};

/** The calls that make PayPal work. */
function servePaying(app: FastifyInstance, payments: Payments): void {
  serveCall(
    app,
    paymentOrder,
    async ({ body }, request) => {
      const { uid } = requireMember(request, 'A payment');
      return payments.order(uid, { withdrawalWaived: body?.withdrawalWaived === true });
    },
    { onRequest: limitPayments(app, 'orders', ORDER_LIMIT) },
  );
  serveCall(
    app,
    paymentConfirmation,
    async ({ body: { data } }, request) => {
      const { uid } = requireMember(request, 'A payment');
      return payments.confirm(uid, data.orderID);
    },
    { onRequest: limitPayments(app, 'confirmations', CONFIRM_LIMIT) },
  );
}
