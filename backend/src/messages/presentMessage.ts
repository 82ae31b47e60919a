import type { Notification, ScheduledMessage, StoredMessage } from '@galopin/shared/contracts';
import type { NewMessage, PublishedMessage, WaitingMessage } from './Message';

export const presentPublished = (message: PublishedMessage): StoredMessage => ({
  id: String(message.id),
  ...contentOf(message),
  source: message.source,
  publishedAt: new Date(message.publishedAt).toISOString(),
});

export const presentWaiting = (message: WaitingMessage): ScheduledMessage => ({
  id: String(message.id),
  ...contentOf(message),
  at: new Date(message.due).toISOString(),
});

const contentOf = ({ message, status, snackbar, timeout, meta }: NewMessage): Required<Notification> => ({
  message,
  status,
  snackbar,
  timeout,
  meta,
});
