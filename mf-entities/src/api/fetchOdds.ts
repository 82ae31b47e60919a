import { raceOdds, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import type { OddsHistory } from '../domain/OddsHistory';

/**
 * The odds of a race's runners over time, empty when none were kept.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchOdds(
  { api }: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<OddsHistory> {
  const { odds } = await callApi(api, raceOdds, { params: { id: raceId }, signal });
  return Object.fromEntries(
    // Odds below 1 stand for « none ».
    odds.map(({ numero, points }) => [
      numero,
      points.flatMap(({ at, odds: value }) => (value >= 1 ? [{ at, odds: value }] : [])),
    ]),
  );
}
