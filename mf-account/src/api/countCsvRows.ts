import { csvCount, type CsvCount, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import type { CsvSpan } from '../domain/csvSpan';

export interface CountRequest {
  readonly uid: string;
  readonly span: CsvSpan;
  readonly signal: AbortSignal;
}

/**
 * How long a file would be.
 * @throws AppError of the API client, or `malformed`
 */
export const countCsvRows = (
  { api }: Pick<ShellApi, 'api'>,
  { uid, span, signal }: CountRequest,
): Promise<CsvCount> => callApi(api, csvCount, { params: { uid }, query: { ...span }, signal });
