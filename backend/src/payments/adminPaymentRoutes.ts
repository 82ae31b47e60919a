import type { FastifyPluginAsync } from 'fastify';
import { adminPayments, payPalLook } from '@galopin/shared/contracts';
import type { LookAtPayPal } from './createPayPalLooker';
import type { PaymentLedger } from './createPaymentLedger';
import { serveCall } from '../http/serveCall';

export interface AdminPaymentsDependencies {
  readonly ledger: PaymentLedger;
  readonly lookAtPayPal: LookAtPayPal;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** All orders, and how one of them stands at PayPal. */
export const adminPaymentRoutes: FastifyPluginAsync<AdminPaymentsDependencies> = async (
  app,
  { ledger, lookAtPayPal, now },
) => {
  serveCall(app, adminPayments, ({ query }) => ledger.list(query, now()));
  serveCall(app, payPalLook, ({ params }) => lookAtPayPal(params.orderId));
};
