export const NOTIFICATION_STATUSES = ['info', 'success', 'warning', 'error'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** Milliseconds a snackbar stays. */
export const DEFAULT_NOTIFICATION_TIMEOUT = 6000;

/** A message for the visitor, from a remote or pushed by the server. */
export interface Notification {
  readonly message: string;
  /** Defaults to `info`. */
  readonly status?: NotificationStatus;
  /** `false` keeps it out of the snackbars. Defaults to `true`. */
  readonly snackbar?: boolean;
  /** Milliseconds; defaults to {@link DEFAULT_NOTIFICATION_TIMEOUT}. */
  readonly timeout?: number;
  readonly meta?: Readonly<Record<string, unknown>>;
}
