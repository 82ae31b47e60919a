import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RefusedError, type OrderBook } from './createOrderBook';
import type { Outage } from './createOutage';
import { Verification, type Webhooks } from './createWebhooks';
import { presentCapture, presentOrder } from './presentOrder';

const Amount = v.object({ currency_code: v.string(), value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)) });
const NewOrder = v.object({
  intent: v.literal('CAPTURE'),
  purchase_units: v.tuple([v.object({ custom_id: v.optional(v.string()), amount: Amount })]),
});
const Refund = v.optional(v.object({ amount: v.optional(Amount) }));

export interface OrdersApiOptions {
  readonly book: OrderBook;
  readonly webhooks: Webhooks;
  /** Address of the stand-in. */
  readonly url: () => string;
  /** Lets as much time pass as a slow answer takes. */
  readonly late: () => Promise<unknown>;
  readonly outage: Outage;
}

/** The calls of PayPal's REST API that a shop with one product needs. */
export function registerOrdersApi(
  api: FastifyInstance,
  { book, webhooks, url, late, outage }: OrdersApiOptions,
): void {
  const once = createOnce();
  api.addHook('preHandler', async ({ url: path }) => {
    if (path.startsWith('/v2/checkout/orders')) await outage.meet();
  });

  api.post('/v2/checkout/orders', (request, reply) => {
    const { purchase_units: units } = parse(NewOrder, request.body);
    const [{ amount, custom_id: customId }] = units;
    const order = once(request, () =>
      book.create({ value: amount.value, currency: amount.currency_code }, customId),
    );
    return reply.code(201).send(presentOrder(order, url()));
  });

  api.get('/v2/checkout/orders/:id', (request, reply) =>
    reply.send(presentOrder(book.order(idOf(request)), url())),
  );

  api.post('/v2/checkout/orders/:id/capture', async (request, reply) => {
    const id = idOf(request);
    const order = once(request, () => book.take(id));
    if (order.outcome === 'slow') await late();
    return reply.code(201).send(presentOrder(order, url()));
  });

  api.get('/v2/payments/captures/:id', (request, reply) => {
    const capture = book.capture(idOf(request));
    return reply.send(presentCapture(capture, book.order(capture.orderId).customId));
  });

  api.post('/v2/payments/captures/:id/refund', async (request, reply) => {
    const capture = book.capture(idOf(request));
    const amount = parse(Refund, request.body ?? undefined)?.amount?.value ?? capture.amount.value;
    capture.status = amount === capture.amount.value ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const refund = { id: `${capture.id}R`, status: 'COMPLETED', links: [upTo(url(), capture.id)] };
    await webhooks.send('PAYMENT.CAPTURE.REFUNDED', refund);
    return reply.code(201).send(refund);
  });

  api.post('/v1/notifications/verify-webhook-signature', (request, reply) =>
    reply.send({
      verification_status: webhooks.verify(parse(Verification, request.body)) ? 'SUCCESS' : 'FAILURE',
    }),
  );
}

/** Answers a call that bears the number of an earlier one with what that one led to. */
function createOnce() {
  const known = new Map<string, unknown>();
  return <Result>(request: FastifyRequest, work: () => Result): Result => {
    const given = request.headers['paypal-request-id'];
    if (given === undefined) return work();
    const key = `${request.url} ${String(given)}`;
    if (!known.has(key)) known.set(key, work());
    return known.get(key) as Result;
  };
}

export function idOf(request: FastifyRequest): string {
  return (request.params as { readonly id: string }).id;
}

function parse<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  throw new RefusedError(400, 'INVALID_REQUEST', read.issues.map(({ message }) => message).join('; '));
}

function upTo(url: string, captureId: string) {
  return { rel: 'up', method: 'GET', href: `${url}/v2/payments/captures/${captureId}` };
}
