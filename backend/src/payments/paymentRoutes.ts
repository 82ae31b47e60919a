import type { PaymentApproval } from '@galopin/shared/contracts';
import * as v from 'valibot';
import { requireMember } from '../http/identity/authenticate';
import { invalidParameter } from '../http/errors';
import type { Payments } from './createPayments';
import { ANYONE, MEMBER } from '../http/access';
import type { App } from '../http/App';
import { PRIVATE } from '../http/privateHeaders';
import { CONFIRM_LIMIT, limitPayments, ORDER_LIMIT } from './limitPayments';
import { confirmSchema, historySchema, offerSchema, orderSchema } from './payments.schema';

const WANTED = 'the number of an order: 1 to 64 letters, figures and hyphens';
const Approval = v.object({
  data: v.object({ orderID: v.pipe(v.string(WANTED), v.regex(/^[\w-]{1,64}$/, WANTED)) }, WANTED),
});

/** `/apin/paypal` and what lies under it: the offer, orders, their confirmation, the payments made. */
export function registerPayments(app: App, { payments }: { readonly payments: Payments }): void {
  app.get('/apin/paypal/offer', { schema: offerSchema, ...ANYONE }, async (request, reply) =>
    reply.headers(PRIVATE).send(await payments.offer(request.identity?.uid)),
  );

  app.get('/apin/paypal/payments', { schema: historySchema, ...MEMBER }, async (request, reply) => {
    const { uid } = requireMember(request, 'The list of payments');
    return reply.headers(PRIVATE).send(await payments.history(uid));
  });

  registerPaying(app, payments);
}

/** The calls that make PayPal work. */
function registerPaying(app: App, payments: Payments): void {
  const order = { schema: orderSchema, ...MEMBER, onRequest: limitPayments(app, 'orders', ORDER_LIMIT) };
  app.post('/apin/paypal/orders', order, async (request, reply) => {
    const { uid } = requireMember(request, 'A payment');
    return reply.headers(PRIVATE).send(await payments.order(uid));
  });

  const confirm = {
    schema: confirmSchema,
    ...MEMBER,
    onRequest: limitPayments(app, 'confirmations', CONFIRM_LIMIT),
  };
  app.post('/apin/paypal', confirm, async (request, reply) => {
    const { uid } = requireMember(request, 'A payment');
    const { data } = readApproval(request.body);
    return reply.headers(PRIVATE).send(await payments.confirm(uid, data.orderID));
  });
}

function readApproval(body: unknown): PaymentApproval {
  const read = v.safeParse(Approval, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw invalidParameter(v.getDotPath(issue) ?? 'data', issue.input, WANTED);
}
