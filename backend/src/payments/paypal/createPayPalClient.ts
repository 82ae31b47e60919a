import type { MoneyAmount } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { createPayPalCaller, type PayPalCallerOptions } from './createPayPalCaller';
import { CaptureAnswer, OrderAnswer, toOrder, type PayPalOrder } from './PayPalOrder';

/**
 * PayPal's calls that a subscription needs. Every one may be repeated: PayPal knows an order or capture asked for
 * again by its request's number. All throw PayPalError for a refusal, PayPalAwayError, and PayPalSlowError when what
 * PayPal did is not known.
 */
export interface PayPalClient {
  createOrder(order: {
    readonly requestId: string;
    readonly uid: string;
    readonly amount: MoneyAmount;
    /** What the payer reads. */
    readonly description: string;
  }): Promise<{ readonly id: string }>;
  order(orderId: string): Promise<PayPalOrder>;
  /** Takes the money of an approved order. */
  capture(orderId: string, requestId: string): Promise<PayPalOrder>;
  /** Number of the order a capture belongs to. */
  orderOfCapture(captureId: string): Promise<string | undefined>;
  /** True for a webhook's request that PayPal has signed. @param event body as it came */
  verifies(headers: WebhookHeaders, event: string): Promise<boolean>;
}

export type WebhookHeaders = Readonly<Record<(typeof WEBHOOK_HEADERS)[number], string>>;

/** Headers a webhook's request is signed by, named as in the verification call. */
export const WEBHOOK_HEADERS = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
] as const;

export interface PayPalClientOptions extends PayPalCallerOptions {
  /** Without it no webhook's request is taken. */
  readonly webhookId: string | undefined;
}

const VerificationAnswer = v.object({ verification_status: v.string() });

export function createPayPalClient(options: PayPalClientOptions): PayPalClient {
  const call = createPayPalCaller(options);
  return {
    createOrder: async ({ requestId, uid, amount, description }) => {
      const unit = {
        custom_id: uid,
        description,
        amount: { currency_code: amount.currency, value: amount.value },
      };
      const body = JSON.stringify({ intent: 'CAPTURE', purchase_units: [unit] });
      const { id } = await call(OrderAnswer, 'POST', '/v2/checkout/orders', { requestId, body });
      return { id };
    },
    order: async (orderId) => toOrder(await call(OrderAnswer, 'GET', orderPath(orderId))),
    capture: async (orderId, requestId) => {
      const answer = { requestId: `${requestId}-capture`, body: '{}' };
      return toOrder(await call(OrderAnswer, 'POST', `${orderPath(orderId)}/capture`, answer));
    },
    orderOfCapture: async (captureId) => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}`;
      return (await call(CaptureAnswer, 'GET', path)).supplementary_data?.related_ids?.order_id;
    },
    verifies: async (headers, event) => {
      if (options.webhookId === undefined) return false;
      const fields = JSON.stringify({ ...headers, webhook_id: options.webhookId });
      // The event as it came: written anew, its signature would not fit.
      const body = `${fields.slice(0, -1)},"webhook_event":${event}}`;
      const path = '/v1/notifications/verify-webhook-signature';
      return (await call(VerificationAnswer, 'POST', path, { body })).verification_status === 'SUCCESS';
    },
  };
}

const orderPath = (orderId: string) => `/v2/checkout/orders/${encodeURIComponent(orderId)}`;
