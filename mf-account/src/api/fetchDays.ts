import type { ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { StoredDay } from '../domain/StoredDay';

const PATH = '/apin/days';
/** The most the API gives: thirteen years of days. Without it the page would only count the newest. */
const LIMIT = 5000;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Days = v.array(
  v.object({ jour: v.pipe(v.string(), v.isoDate()), meetings: count, races: count, runners: count }),
);

/**
 * `GET /apin/days`: the days that hold data, newest first; empty when nothing is stored.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchDays(
  shell: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<readonly StoredDay[]> {
  const { body } = await shell.api.get(PATH, { query: { limit: LIMIT }, signal });
  return readAnswer(Days, body, PATH);
}
