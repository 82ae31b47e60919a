import webPush from 'web-push';
import type { PushKeys } from './alertSettings';
import type { SendAlert } from './deliverAlerts';
import { fr } from './i18n/fr';
import { requirePushService } from './pushHosts';

export interface PushSenderOptions {
  readonly keys: PushKeys;
  /** Whom a push service tells of trouble: an address of mail. */
  readonly contact: string;
  /** Origins of push services beside those of browsers. */
  readonly services: readonly string[];
  /** Address by which one press ends the alert. */
  readonly stopUrl: (alert: Parameters<SendAlert>[0]) => Promise<string>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const LIMIT_MS = 10_000;
/** A service that asks for a day's rest is asked again sooner, or not at all. */
const GONE = new Set([404, 410]);

/** Sends by Web Push (RFC 8030), encrypted for the device alone (RFC 8291), signed as this site (RFC 8292). */
export function createPushSender({ keys, contact, services, stopUrl, now }: PushSenderOptions): SendAlert {
  return async (alert) => {
    const { device, message, expiresAt } = alert;
    if (device === null) return { result: 'refused' };
    // What was stored before the list of services changed is looked at as well.
    requirePushService(device.endpoint, services);
    const payload = JSON.stringify({ ...message, stop: await stopUrl(alert), stopLabel: fr.stop });
    const { endpoint, p256dh, auth } = device;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: `mailto:${contact}`, ...keys },
      TTL: Math.max(0, Math.floor((expiresAt - now()) / 1000)),
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
    const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      // An address that leads elsewhere is none that was looked at.
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return { result: 'sent' };
    if (GONE.has(answer.status)) return { result: 'gone' };
    if (answer.status !== 429 && answer.status < 500) return { result: 'refused' };
    const seconds = Number(answer.headers.get('retry-after') ?? 0);
    return {
      result: 'later',
      reason: `${answer.status}`,
      afterMs: Number.isFinite(seconds) ? seconds * 1000 : 0,
    };
  };
}
