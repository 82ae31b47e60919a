import {
  DEFAULT_NOTIFICATION_TIMEOUT,
  NOTIFICATION_STATUSES,
  type Notification,
  type NotificationStatus,
} from '@galopin/shared/contracts';

const isStatus = (value: unknown): value is NotificationStatus =>
  NOTIFICATION_STATUSES.some((status) => status === value);

/**
 * Reads a message of the notification stream by the specification's rules: ignored unless `message` is a non-empty
 * string; status `info`, snackbar `true` and 6000 ms are what anything unusable falls back to.
 * @returns `null` for a message to ignore
 */
export function parseNotification(data: unknown): Required<Notification> | null {
  if (typeof data !== 'object' || data === null) return null;
  const { message, status, snackbar, timeout, meta } = data as Record<string, unknown>;
  if (typeof message !== 'string' || message.trim() === '') return null;
  return {
    message,
    status: isStatus(status) ? status : 'info',
    snackbar: typeof snackbar === 'boolean' ? snackbar : true,
    timeout: typeof timeout === 'number' && Number.isFinite(timeout) ? timeout : DEFAULT_NOTIFICATION_TIMEOUT,
    meta: typeof meta === 'object' && meta !== null ? (meta as Record<string, unknown>) : {},
  };
}
