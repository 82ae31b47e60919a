import { AppError, MESSAGE_PATHS, type ApiClient } from '@galopin/shared/contracts';
import type { ReceivedMessage } from './createNotifications';
import { parseNotification } from './parseNotification';

/**
 * The latest published messages, newest first; those without text are left out.
 * @throws AppError as the API client does, and `malformed` when it is no list of messages
 */
export async function fetchRecent(api: Pick<ApiClient, 'get'>): Promise<readonly ReceivedMessage[]> {
  const { body } = await api.get(MESSAGE_PATHS.recent);
  const { messages } = body as { readonly messages?: unknown };
  if (!Array.isArray(messages)) throw new AppError('malformed', 'No list of messages was answered');
  return messages.flatMap((message: unknown) => {
    const notification = parseNotification(message);
    const { id, publishedAt } = message as { readonly id?: unknown; readonly publishedAt?: unknown };
    const at = Date.parse(String(publishedAt));
    return notification === null || Number.isNaN(at) ? [] : [{ ...notification, id: Number(id), at }];
  });
}
