import type { Notification } from './Notification';

/** Calls of the notification stream beside the stream itself. */
export const MESSAGE_PATHS = {
  /** `POST`: publishes or schedules; for the administrator or with `WEBHOOK_TOKEN` as bearer. */
  publish: '/apin/webhook/message',
  /** `GET ?limit=`: the latest published messages that people may want to read, newest first; public. */
  recent: '/apin/webhook/message/recent',
  /** `GET ?limit=&before=`: everything published, and what is scheduled; for the administrator. */
  history: '/apin/admin/notifications',
} as const;

/** Query parameter of the stream: id of the last message that was heard, where no header can carry it. */
export const LAST_EVENT_PARAMETER = 'lastEventId';

/** Characters of a message that people write. */
export const MOST_MESSAGE_CHARACTERS = 500;

/** Who published: a person in /Admin, another system by the webhook, the arrivals, the import, the release ledger. */
export type MessageSource = 'admin' | 'webhook' | 'races' | 'releases';

/** Body of `POST /apin/webhook/message`. */
export interface MessageOrder extends Notification {
  /** ISO 8601 with zone: publish then, within the next 30 days. Absent: now. */
  readonly at?: string;
}

/** Answer of it, 202. */
export interface MessageReceipt {
  /** Of {@link StoredMessage}, or of {@link ScheduledMessage} when it waits. */
  readonly id: string;
  /** ISO 8601, UTC; null: published now. */
  readonly scheduledFor: string | null;
}

/** A message that was published. */
export interface StoredMessage extends Required<Notification> {
  /** Ascending; the stream's event id. */
  readonly id: string;
  readonly source: MessageSource;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
}

/** A message that waits. `DELETE /apin/admin/notifications/{id}` takes it back (204; 404 once it is published). */
export interface ScheduledMessage extends Required<Notification> {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Answer of `GET /apin/webhook/message/recent`. */
export interface RecentMessages {
  readonly messages: readonly StoredMessage[];
}

/** Answer of `GET /apin/admin/notifications`. */
export interface MessageHistory {
  /** Newest first. */
  readonly published: readonly StoredMessage[];
  /** `before` of the next page; null on the last one. */
  readonly next: string | null;
  /** Next one first. */
  readonly scheduled: readonly ScheduledMessage[];
  /** Streams open on this node and, as far as known, on all. */
  readonly streams: { readonly here: number; readonly all: number };
}
