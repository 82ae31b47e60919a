import type { FastifyPluginAsync } from 'fastify';
import { adminPaymentRoutes, type AdminPaymentsDependencies } from './adminPaymentRoutes';
import { paymentRoutes, type PaymentDependencies } from './paymentRoutes';

export type PaymentsOptions = AdminPaymentsDependencies & PaymentDependencies;

/** Paying, and what was paid; PayPal's own calls are a plugin of their own. */
export const paymentsPlugin: FastifyPluginAsync<PaymentsOptions> = async (app, options) => {
  await app.register(paymentRoutes, options);
  await app.register(adminPaymentRoutes, options);
};
