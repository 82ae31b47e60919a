import type { CsvCount, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { CsvSpan } from '../domain/csvSpan';
import { userPath } from './userPath';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Count = v.object({ rows: count, races: count });

export interface CountRequest {
  readonly uid: string;
  readonly span: CsvSpan;
  readonly signal: AbortSignal;
}

/**
 * `GET /apin/user/{uid}/csv/count`: how long a file would be.
 * @throws AppError of the API client, or `malformed`
 */
export async function countCsvRows(
  shell: Pick<ShellApi, 'api'>,
  { uid, span, signal }: CountRequest,
): Promise<CsvCount> {
  const { body } = await shell.api.get(userPath(uid, 'csv/count'), { query: { ...span }, signal });
  return readAnswer(Count, body, '/apin/user/csv/count');
}
