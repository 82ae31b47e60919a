import type { ShellApi } from '@galopin/shared/contracts';
import { readAnswer } from '@galopin/shared/lib';
import * as v from 'valibot';
import type { Aptitudes } from '../domain/Aptitude';

const Counts = v.object({ starts: v.number(), wins: v.number(), places: v.number() });
const Answer = v.object({
  aptitudes: v.array(
    v.object({
      numero: v.number(),
      all: Counts,
      distance: Counts,
      surface: Counts,
      racecourse: Counts,
      turn: Counts,
      favourite: Counts,
    }),
  ),
});

/**
 * `GET /apin/races/{id}/aptitudes`: what the runners have done before.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchAptitudes(
  shell: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<Aptitudes> {
  const path = `/apin/races/${raceId}/aptitudes`;
  const { body } = await shell.api.get(path, { signal });
  const { aptitudes } = readAnswer(Answer, body, path);
  return Object.fromEntries(aptitudes.map(({ numero, ...aptitude }) => [numero, aptitude]));
}
