export const NOTIFICATION_STATUSES = ['info', 'success', 'warning', 'error'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** Milliseconds a snackbar stays. */
export const DEFAULT_NOTIFICATION_TIMEOUT = 6000;

/**
 * `meta.type` of the shell's own message once messages of the server may have been missed: the stream was lost, or the
 * page was asleep. Who shows what is live looks at it again.
 */
export const MESSAGES_MISSED = 'messages-missed';

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

/**
 * For whom a message is, as its `meta.type` says. `arrival`: read for a day, and pages show it by themselves; `change`: for
 * pages alone, which look again; any other type: people.
 */
export function readersOf({ meta }: Pick<Notification, 'meta'>): 'people' | 'arrival' | 'change' {
  const type = meta?.['type'];
  if (type === 'arrival') return 'arrival';
  return type === 'change' || type === MESSAGES_MISSED ? 'change' : 'people';
}
