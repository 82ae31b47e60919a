import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';

const PATH = '/apin/days';
/** All that the API gives at once: more than thirteen years. */
const LIMIT = 5000;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Days = v.array(v.object({ jour: v.string(), races: count }));

/** Number of races by day; a day without any is absent. */
export type RaceDays = ReadonlyMap<IsoDay, number>;

/**
 * `GET /apin/days`: the days that hold races; for members.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchRaceDays(shell: Pick<ShellApi, 'api'>, signal: AbortSignal): Promise<RaceDays> {
  const { body } = await shell.api.get(PATH, { query: { limit: LIMIT }, signal });
  const days = readAnswer(Days, body, PATH);
  return new Map(days.flatMap(({ jour, races }) => (races > 0 ? [[jour, races] as const] : [])));
}
