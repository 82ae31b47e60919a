import type { ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { OddsHistory } from '../domain/OddsHistory';

const Answer = v.object({
  odds: v.array(
    v.object({
      numero: v.number(),
      points: v.array(v.object({ at: v.number(), odds: v.number() })),
    }),
  ),
});

/**
 * `GET /apin/races/{id}/odds`: the odds of its runners over time, empty when none were kept.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchOdds(
  shell: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<OddsHistory> {
  const path = `/apin/races/${raceId}/odds`;
  const { body } = await shell.api.get(path, { signal });
  const { odds } = readAnswer(Answer, body, path);
  return Object.fromEntries(
    // Odds below 1 stand for « none ».
    odds.map(({ numero, points }) => [numero, points.filter((point) => point.odds >= 1)]),
  );
}
