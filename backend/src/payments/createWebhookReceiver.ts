import type { Logger } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import * as v from 'valibot';
import { askPayPal } from './askPayPal';
import type { OrderFinisher } from './createOrderFinisher';
import type { PaymentStore } from './createPaymentStore';
import { isDecided, type Payment } from './Payment';
import type { PayPalClient, WebhookHeaders } from './paypal/createPayPalClient';
import { PayPalError } from './paypal/PayPalError';

export interface WebhookReceiverOptions {
  readonly store: PaymentStore;
  readonly paypal: PayPalClient;
  readonly finisher: OrderFinisher;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Takes an event of PayPal's webhook. What it says is only a reason to look: the state comes from PayPal's answer, so
 * that events may come twice, late or in any order.
 * @throws CallError 400 `invalid-event`, 401 `invalid-signature`, or what kept it from looking: PayPal then sends again
 */
export type ReceiveWebhook = (headers: WebhookHeaders, body: string) => Promise<void>;

const Event = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.object({
    id: v.string(),
    links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() }))),
  }),
});
type Event = v.InferOutput<typeof Event>;

const CAPTURE_LINK = /\/v2\/payments\/captures\/([\w-]+)$/;

export function createWebhookReceiver(options: WebhookReceiverOptions): ReceiveWebhook {
  const { store, paypal, finisher, logger } = options;
  return async (headers, body) => {
    const event = readEvent(body);
    if (!(await askPayPal(() => paypal.verifies(headers, body)))) {
      throw new CallError('invalid-signature', 'PayPal has not signed this event.');
    }
    if (await store.knowsEvent(event.id)) return;
    const payment = await findPayment(event, options);
    if (payment === undefined)
      logger.warn('PayPal tells of a payment that is not ours', { type: event.event_type });
    else await apply(event, payment, finisher, store);
    await store.noteEvent({ id: event.id, type: event.event_type, orderId: payment?.orderId ?? null });
  };
}

async function apply(
  { event_type: type }: Event,
  payment: Payment,
  finisher: OrderFinisher,
  store: PaymentStore,
): Promise<void> {
  if (type === 'CHECKOUT.ORDER.APPROVED') return finishApproved(payment, finisher);
  const fresh = await finisher.refresh(payment);
  // A capture does not show by itself that its money was taken back.
  if (type === 'PAYMENT.CAPTURE.REVERSED' && isDecided(fresh) && fresh.captureId !== null) {
    const { orderId, captureId, capturedAt } = fresh;
    await store.settle(orderId, { captureId, capturedAt, state: 'reversed' });
  }
}

/** What cannot be captured now will not be by being told again. */
async function finishApproved(payment: Payment, finisher: OrderFinisher): Promise<void> {
  try {
    await finisher.finish(payment);
  } catch (error) {
    if (!(error instanceof CallError) || error.status >= 500) throw error;
  }
}

async function findPayment(
  event: Event,
  { store, paypal }: WebhookReceiverOptions,
): Promise<Payment | undefined> {
  if (event.event_type.startsWith('CHECKOUT.ORDER.')) return store.find(event.resource.id);
  if (!event.event_type.startsWith('PAYMENT.CAPTURE.')) return undefined;
  const captureId = captureOf(event);
  const known = await store.findCapture(captureId);
  if (known !== undefined) return known;
  const orderId = await askPayPal(() => paypal.orderOfCapture(captureId).catch(noneIfUnknown));
  return orderId === undefined ? undefined : store.find(orderId);
}

/** A refund names its capture by a link upwards; other events are about the capture itself. */
function captureOf({ resource }: Event): string {
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href;
  return CAPTURE_LINK.exec(up ?? '')?.[1] ?? resource.id;
}

function noneIfUnknown(error: unknown): undefined {
  if (error instanceof PayPalError && error.status === 404) return undefined;
  throw error;
}

function readEvent(body: string): Event {
  try {
    return v.parse(Event, JSON.parse(body));
  } catch (error) {
    throw new CallError('invalid-event', 'An event of PayPal is wanted.', { cause: error });
  }
}
