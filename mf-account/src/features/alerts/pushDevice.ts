import type { NewAlertDevice } from '@galopin/shared/contracts';
import { deviceName } from '../../domain/deviceName';
import { alertsCopy } from '../../i18n/alertsCopy';

/** What this device can do about alerts; `fingerprint` is that of its address, null while it has none. */
export type DeviceAbility =
  /** `looking`: it is not known yet. */
  | { readonly status: 'unsupported' | 'denied' | 'looking' }
  | { readonly status: 'able'; readonly fingerprint: string | null };

const registrationOf = async () => navigator.serviceWorker.getRegistration('/');

/** Whether this browser has all that it takes. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Where the browser can; looks without asking the visitor anything. */
export async function readAbility(): Promise<DeviceAbility> {
  const registration = await registrationOf();
  if (registration === undefined) return { status: 'unsupported' };
  if (Notification.permission === 'denied') return { status: 'denied' };
  const subscription = await registration.pushManager.getSubscription();
  return {
    status: 'able',
    fingerprint: subscription === null ? null : await fingerprintOf(subscription.endpoint),
  };
}

/**
 * Asks the visitor, then the browser's push service. A subscription that is there is given up: it may be one with another
 * key, or another account's.
 * @returns null when the visitor refused
 * @throws what the browser says when its service cannot be reached
 */
export async function subscribeDevice(key: string): Promise<NewAlertDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { browser = alertsCopy.browsers.unknown, system } = deviceName(navigator.userAgent);
  return {
    endpoint: endpoint ?? subscription.endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    name: system === undefined ? browser : alertsCopy.browsers.on(browser, system),
  };
}

/** The browser forgets its address at the push service. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await registrationOf();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
