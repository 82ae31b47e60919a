import type { MessageHistory, Milliseconds, PageLoaderArgs } from '@galopin/shared/contracts';
import { fetchMessages } from '../../api/messageCalls';
import { readCursor } from '../../domain/readCursor';

/** One page of what was sent, and what waits. */
export interface NotificationsData {
  readonly history: MessageHistory;
  /** Whether it is the first page. */
  readonly isNewest: boolean;
  readonly readAt: Milliseconds;
}

/** Reads `?avant=`, an id, and the page before it; anything else is the first page. Throws as the API client does. */
export async function loadNotifications({
  shell,
  signal,
  query,
}: PageLoaderArgs): Promise<NotificationsData> {
  const before = readCursor(query);
  const history = await fetchMessages(shell, before, signal);
  return { history, isNewest: before === undefined, readAt: shell.now() };
}
