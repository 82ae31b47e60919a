import { raceComparison, type ShellApi } from '@galopin/shared/contracts';
import { callApi, typesetText } from '@galopin/shared/lib';
import type { Comparison } from '../domain/Comparison';

/**
 * What some runners of a race have done before, and where they have met.
 * @param numbers two to five saddle-cloth numbers, each once
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchComparison(
  { api }: Pick<ShellApi, 'api'>,
  raceId: number,
  numbers: readonly number[],
  signal: AbortSignal,
): Promise<Comparison> {
  const { ground, runners, meetings } = await callApi(api, raceComparison, {
    params: { id: raceId },
    // One address for the same runners, in whatever order they were ticked.
    query: { numeros: [...numbers].sort((one, other) => one - other).join(',') },
    signal,
  });
  return {
    ground,
    counts: Object.fromEntries(runners.map(({ numero, ...counts }) => [numero, counts])),
    metInAll: meetings.total,
    met: meetings.races.map(({ finishes, ...race }) => ({
      ...race,
      raceName: typesetText(race.raceName),
      finishes: finishes.map(({ numero, ...finish }) => ({ number: numero, ...finish })),
    })),
  };
}
