import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** What a verification call holds. */
export const Verification = v.object({
  auth_algo: v.string(),
  cert_url: v.string(),
  transmission_id: v.string(),
  transmission_sig: v.string(),
  transmission_time: v.string(),
  webhook_id: v.string(),
  webhook_event: v.unknown(),
});

export interface WebhooksOptions {
  /** Where events are posted to; absent: nowhere. */
  readonly target: string | undefined;
  readonly webhookId: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface Webhooks {
  /**
   * Posts a signed event; the site has to answer 2xx.
   * @returns the status of the answer; null where events go nowhere
   */
  send(eventType: string, resource: unknown): Promise<number | null>;
  /** Headers and body of a signed event. */
  sign(
    eventType: string,
    resource: unknown,
  ): { readonly headers: Record<string, string>; readonly body: string };
  /** True for an event signed here, unchanged. */
  verify(verification: v.InferOutput<typeof Verification>): boolean;
}

/** Signs by a key of its own where PayPal signs by a certificate. */
export function createWebhooks({ target, webhookId, now }: WebhooksOptions): Webhooks {
  const key = randomBytes(32);
  const signature = (id: string, time: string, webhook: string, body: string) =>
    createHmac('sha256', key).update([id, time, webhook, body].join('|')).digest('base64');

  const sign: Webhooks['sign'] = (eventType, resource) => {
    const [id, time] = [randomBytes(8).toString('hex'), new Date(now()).toISOString()];
    const body = JSON.stringify({ id: `WH-${id}`, event_type: eventType, create_time: time, resource });
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature(id, time, webhookId, body),
        'paypal-cert-url': 'https://stand-in.invalid/certificate',
        'paypal-auth-algo': 'HMAC-SHA256',
      },
    };
  };

  return {
    sign,
    send: async (eventType, resource) => {
      if (target === undefined) return null;
      const { status } = await fetch(target, { method: 'POST', ...sign(eventType, resource) });
      return status;
    },
    verify: (given) => {
      const body = JSON.stringify(given.webhook_event);
      const wanted = signature(given.transmission_id, given.transmission_time, given.webhook_id, body);
      const [one, other] = [Buffer.from(wanted), Buffer.from(given.transmission_sig)];
      return given.webhook_id === webhookId && one.length === other.length && timingSafeEqual(one, other);
    },
  };
}
