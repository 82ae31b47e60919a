import { today, type IsoDay, type ResultRow, type ShellApi, type Today } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import { readRaces, type Race } from '@galopin/shared/racing';

/** The Quinté+ of the day: its race, its five favourites and its tip. */
export interface QuinteOfDay extends Omit<NonNullable<Today['quinte']>, 'race'> {
  readonly race: Race;
}

/** A race that was run, its winner and what the bets paid. */
export interface RaceResult extends Pick<ResultRow, 'gagnants' | 'rapports'> {
  readonly race: Race;
}

/** What the home page tells beside the programme. */
export interface DayDigest extends Pick<Today, 'winners' | 'record'> {
  readonly quinte: QuinteOfDay | null;
  readonly lastQuinte: RaceResult | null;
}

/**
 * The Quinté+ of a day, its winners so far and the record of tips.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchToday(
  { api }: Pick<ShellApi, 'api'>,
  jour: IsoDay,
  signal: AbortSignal,
): Promise<DayDigest> {
  const { quinte, lastQuinte, winners, record } = await callApi(api, today, { query: { jour }, signal });
  return {
    winners,
    record,
    quinte: quinte && { ...quinte, race: raceOf(quinte.race) },
    lastQuinte: lastQuinte && toResult(lastQuinte),
  };
}

/** Names are set in French. */
export const toResult = (row: ResultRow): RaceResult => ({
  race: raceOf(row),
  gagnants: row.gagnants,
  rapports: row.rapports,
});

function raceOf(row: object): Race {
  const [race] = readRaces([row]);
  if (race === undefined) throw new Error('A row is a race.');
  return race;
}
