import type { LookAtPayPal } from '../../admin/payments/createPayPalLooker';
import type { PaymentLedger } from '../../admin/payments/createPaymentLedger';
import { requireAdmin } from '../../auth/authenticate';
import type { App } from '../App';
import { PRIVATE } from '../privateHeaders';
import { noteRead } from './noteRead';
import { payPalSchema, paymentsSchema } from './payments.schema';

export interface AdminPaymentsDependencies {
  readonly ledger: PaymentLedger;
  readonly lookAtPayPal: LookAtPayPal;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** `GET /apin/admin/payments`, and how one of them stands at PayPal. */
export function registerAdminPayments(
  app: App,
  { ledger, lookAtPayPal, now }: AdminPaymentsDependencies,
): void {
  app.get('/apin/admin/payments', { schema: paymentsSchema }, async (request, reply) => {
    requireAdmin(request);
    const found = await ledger.list(request.query, now());
    noteRead(request, 'payments', found.payments.length);
    return reply.headers(PRIVATE).send(found);
  });

  app.get('/apin/admin/payments/:orderId/paypal', { schema: payPalSchema }, async (request, reply) => {
    requireAdmin(request);
    noteRead(request, 'paypal', 1);
    return reply.headers(PRIVATE).send(await lookAtPayPal(request.params.orderId));
  });
}
