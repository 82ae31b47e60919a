import type { IsoDay, ShellApi } from '@galopin/shared/contracts';
import { raceListQuery } from '@galopin/shared/racing';
import type { DayRace } from '../domain/DayRace';
import { mapDayRaces } from './dayRaceMapper';

export interface RacesAnswer {
  readonly races: readonly DayRace[];
  /** Meetings the day has in all; `null` when the API does not say. */
  readonly meetingsTotal: number | null;
}

/**
 * `GET /caractrap`: the races of a day; of meeting 1 only for a visitor who is not signed in.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchRaces(
  shell: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  { everyMeeting, signal }: { readonly everyMeeting: boolean; readonly signal: AbortSignal },
): Promise<RacesAnswer> {
  const answer = await shell.api.get('/caractrap', {
    query: raceListQuery(jour, everyMeeting),
    signal,
  });
  const total = Number(answer.header('x-meetings-total') ?? Number.NaN);
  return { races: mapDayRaces(answer.body), meetingsTotal: Number.isInteger(total) ? total : null };
}
