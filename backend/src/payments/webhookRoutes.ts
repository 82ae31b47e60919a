import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors';
import type { ReceiveWebhook } from './createWebhookReceiver';
import { WEBHOOK_HEADERS, type WebhookHeaders } from './paypal/createPayPalClient';
import { refusePayment } from './refusePayment';
import type { App } from '../http/App';
import { limitCalls } from '../http/limitCalls';
import { webhookSchema } from './payments.schema';

/**
 * Events a minute from one address. PayPal sends three for a sale, so that this is forty sales a minute from one of its
 * addresses, and sends again for three days what is refused; each forged event costs a call to PayPal.
 * @source https://developer.paypal.com/api/rest/webhooks/ (up to 25 tries over 3 days)
 */
const EVENT_LIMIT = 120;

/** `POST /apin/webhook/paypal`: PayPal tells of a payment. `receive` is absent where nothing can be paid. */
export function registerPayPalWebhook(app: App, receive: ReceiveWebhook | undefined): void {
  app.register((scope, _options, done) => {
    // The signature is over the body as it came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const onRequest = limitCalls(scope, 'paypal events', EVENT_LIMIT);
    scope.post('/apin/webhook/paypal', { schema: webhookSchema, onRequest }, async (request, reply) => {
      if (receive === undefined) throw refusePayment('payment-unavailable');
      await receive(readHeaders(request), typeof request.body === 'string' ? request.body : '');
      return reply.code(204).send(null);
    });
    done();
  });
}

/** `transmission_id` stands in the header `paypal-transmission-id`, and so on. */
function readHeaders({ headers }: FastifyRequest): WebhookHeaders {
  const read = WEBHOOK_HEADERS.map((name) => {
    const header = `paypal-${name.replaceAll('_', '-')}`;
    const value = headers[header];
    if (typeof value === 'string') return [name, value] as const;
    throw new ApiError(401, 'invalid-signature', `The header ${header} of a signed event is missing.`);
  });
  return Object.fromEntries(read) as WebhookHeaders;
}
