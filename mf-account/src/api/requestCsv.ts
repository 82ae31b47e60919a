import { csvLink, type CsvSeparator, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import type { CsvSpan } from '../domain/csvSpan';

export interface CsvRequest {
  readonly uid: string;
  readonly span: CsvSpan;
  readonly separator: CsvSeparator;
}

/**
 * Has a file prepared, for subscribers.
 * @returns the path that streams it, good for a short while
 * @throws AppError of the API client (`details.refusal` `subscription-required`), or `malformed`
 */
export async function requestCsv(
  { api }: Pick<ShellApi, 'api'>,
  { uid, span, separator }: CsvRequest,
): Promise<string> {
  return (await callApi(api, csvLink, { params: { uid }, query: { ...span, separator } })).url;
}
