import { declareCall } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ReceiveWebhook } from './createWebhookReceiver';
import { WEBHOOK_HEADERS, type WebhookHeaders } from './paypal/createPayPalClient';
import { refusePayment } from './refusePayment';
import { limitCalls } from '../http/limitCalls';
import { serveCall } from '../http/serveCall';

/**
 * Events a minute from one address. PayPal sends three for a sale, so that this is forty sales a minute from one of its
 * addresses, and sends again for three days what is refused; each forged event costs a call to PayPal.
 * @source https://developer.paypal.com/api/rest/webhooks/ (up to 25 tries over 3 days)
 */
const EVENT_LIMIT = 120;

/** PayPal's own shape, read once its signature is known to be good. */
const payPalEvent = declareCall({ method: 'POST', path: '/apin/webhook/paypal', answer: v.null() }, () => ({
  summary: 'PayPal tells of a payment; signed by PayPal',
  access: 'system',
  status: 204,
  refusals: [400, 429, 502, 503, 504],
}));

export interface WebhookDependencies {
  /** Absent where nothing can be paid. */
  readonly receive: ReceiveWebhook | undefined;
}

/** PayPal tells of a payment. */
export const webhookRoutes: FastifyPluginAsync<WebhookDependencies> = async (app, { receive }) => {
  // The signature is over the body as it came.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, body),
  );
  serveCall(
    app,
    payPalEvent,
    async (_read, request) => {
      if (receive === undefined) throw refusePayment('payment-unavailable');
      await receive(readHeaders(request), typeof request.body === 'string' ? request.body : '');
      return null;
    },
    { onRequest: limitCalls(app, 'paypal events', EVENT_LIMIT) },
  );
};

/** `transmission_id` stands in the header `paypal-transmission-id`, and so on. */
function readHeaders({ headers }: FastifyRequest): WebhookHeaders {
  const read = WEBHOOK_HEADERS.map((name) => {
    const header = `paypal-${name.replaceAll('_', '-')}`;
    const value = headers[header];
    if (typeof value === 'string') return [name, value] as const;
    throw new CallError('invalid-signature', `The header ${header} of a signed event is missing.`);
  });
  return Object.fromEntries(read) as WebhookHeaders;
}
