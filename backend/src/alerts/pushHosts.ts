import { CallError } from '@galopin/shared/server';

/**
 * Push services of browsers. The address of a device comes from whoever asks, and this site calls it: any other host,
 * or one inside the own network, could be called through us otherwise.
 * @source https://firebase.google.com/docs/cloud-messaging, https://mozilla-push-service.readthedocs.io,
 * https://learn.microsoft.com/windows/apps/design/shell/tiles-and-notifications/windows-push-notification-services--wns--overview,
 * https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers
 */
const HOSTS: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
];

/**
 * @param more origins beside them, for tests and services of one's own
 * @throws CallError 400 `unknown-push-service` for any address but one of a push service
 */
export function requirePushService(endpoint: string, more: readonly string[]): void {
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  const isKnown = protocol === 'https:' && port === '' && HOSTS.some((host) => host.test(hostname));
  if (username === '' && password === '' && (isKnown || more.includes(origin))) return;
  throw new CallError('unknown-push-service', 'This is not the address of a push service of a browser.', {
    details: { host: hostname.slice(0, 100) },
  });
}
