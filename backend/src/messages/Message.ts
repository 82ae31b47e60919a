import { type MessageSource, type NotificationStatus } from '@galopin/shared/contracts';

/**
 * For whom a message is. `people`: to be read; `arrival`: to be read for a day; `change`: for pages alone, which look
 * again; `release`: for pages alone, which ask what serves.
 */
export type MessageKind = 'people' | 'arrival' | 'change' | 'release';

/** A message before it is published. */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly source: MessageSource;
  readonly message: string;
  readonly status: NotificationStatus;
  readonly snackbar: boolean;
  /** Milliseconds. */
  readonly timeout: number;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface PublishedMessage extends NewMessage {
  /** Ascending in the order of publication. */
  readonly id: number;
  /** Epoch milliseconds. */
  readonly publishedAt: number;
}

/** A message that waits for its moment; its id says nothing about the one it will have. */
export interface WaitingMessage extends NewMessage {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly due: number;
}
