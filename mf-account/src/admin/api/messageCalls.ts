import {
  MESSAGE_PATHS,
  NOTIFICATION_STATUSES,
  type MessageHistory,
  type MessageOrder,
  type MessageReceipt,
  type ShellApi,
} from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

type Shell = Pick<ShellApi, 'api'>;

const instant = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const content = {
  id: v.string(),
  message: v.string(),
  status: v.picklist(NOTIFICATION_STATUSES),
  snackbar: v.boolean(),
  timeout: v.number(),
  meta: v.record(v.string(), v.unknown()),
};
const History = v.object({
  published: v.array(
    v.object({
      ...content,
      source: v.picklist(['admin', 'webhook', 'races', 'releases']),
      publishedAt: instant,
    }),
  ),
  next: v.nullable(v.string()),
  scheduled: v.array(v.object({ ...content, at: instant })),
  streams: v.object({ here: count, all: count }),
});
const Receipt = v.object({ id: v.string(), scheduledFor: v.nullable(instant) });

/** Messages of a page of the history. */
const MESSAGES_A_PAGE = 25;

/**
 * `GET /apin/admin/notifications`: what was published, newest first, and what waits.
 * @param before `next` of the page before; undefined for the first one
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchMessages(
  shell: Shell,
  before: string | undefined,
  signal: AbortSignal,
): Promise<MessageHistory> {
  const path = MESSAGE_PATHS.history;
  const { body } = await shell.api.get(path, { query: { limit: MESSAGES_A_PAGE, before }, signal });
  return readAnswer(History, body, path);
}

/** `POST /apin/webhook/message`: publishes now or schedules. Throws as the API client does (400 names the field). */
export async function publishMessage(shell: Shell, order: MessageOrder): Promise<MessageReceipt> {
  const { body } = await shell.api.post(MESSAGE_PATHS.publish, order);
  return readAnswer(Receipt, body, MESSAGE_PATHS.publish);
}

/** `DELETE /apin/admin/notifications/{id}`: takes a waiting message back. Throws 404 once it is published. */
export async function withdrawMessage(shell: Shell, id: string): Promise<void> {
  await shell.api.delete(`${MESSAGE_PATHS.history}/${encodeURIComponent(id)}`);
}
