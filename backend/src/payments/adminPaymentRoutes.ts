import type { LookAtPayPal } from './createPayPalLooker';
import type { PaymentLedger } from './createPaymentLedger';
import { ADMIN_FRESH } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import { payPalSchema, paymentsSchema } from './adminPayments.schema';

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
  app.get('/apin/admin/payments', { schema: paymentsSchema, ...ADMIN_FRESH }, async (request, reply) => {
    const found = await ledger.list(request.query, now());
    return reply.headers(PRIVATE).send(found);
  });

  app.get(
    '/apin/admin/payments/:orderId/paypal',
    { schema: payPalSchema, ...ADMIN_FRESH },
    async (request, reply) => {
      return reply.headers(PRIVATE).send(await lookAtPayPal(request.params.orderId));
    },
  );
}
