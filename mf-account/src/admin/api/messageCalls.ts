import {
  messageHistory,
  messageOrder,
  messageWithdrawal,
  type MessageHistory,
  type MessageOrder,
  type MessageReceipt,
  type ShellApi,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

type Api = Pick<ShellApi, 'api'>;

/** Messages of a page of the history. */
const MESSAGES_A_PAGE = 25;

/**
 * What was published, newest first, and what waits.
 * @param before `next` of the page before; undefined for the first one
 * @throws AppError of the API client, or `malformed`
 */
export const fetchMessages = (
  { api }: Api,
  before: string | undefined,
  signal: AbortSignal,
): Promise<MessageHistory> =>
  callApi(api, messageHistory, { query: { limit: MESSAGES_A_PAGE, before }, signal });

/** Publishes now or schedules. Throws as the API client does (400 names the field). */
export const publishMessage = ({ api }: Api, body: MessageOrder): Promise<MessageReceipt> =>
  callApi(api, messageOrder, { body });

/** Takes a waiting message back. Throws 404 once it is published. */
export async function withdrawMessage({ api }: Api, id: string): Promise<void> {
  await callApi(api, messageWithdrawal, { params: { id } });
}
