import { raceAptitudes, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';
import type { Aptitudes } from '../domain/Aptitude';

/**
 * What the runners of a race have done before.
 * @throws AppError of the API client, or `malformed`
 */
export async function fetchAptitudes(
  { api }: Pick<ShellApi, 'api'>,
  raceId: number,
  signal: AbortSignal,
): Promise<Aptitudes> {
  const { aptitudes } = await callApi(api, raceAptitudes, { params: { id: raceId }, signal });
  return Object.fromEntries(aptitudes.map(({ numero, ...aptitude }) => [numero, aptitude]));
}
