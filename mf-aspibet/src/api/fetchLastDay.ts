import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

/** What is recorded of one day. */
export interface RecordedDay {
  readonly jour: IsoDay;
  readonly meetings: number;
  readonly races: number;
  readonly runners: number;
}

const Answer = v.array(
  v.object({ jour: v.string(), meetings: v.number(), races: v.number(), runners: v.number() }),
);

/**
 * `GET /apin/days`: the latest day that is recorded, for members; null when nothing is.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchLastDay(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<RecordedDay | null> {
  const { body } = await shell.api.get('/apin/days', { query: { limit: 1 }, signal });
  return readAnswer(Answer, body, '/apin/days')[0] ?? null;
}
