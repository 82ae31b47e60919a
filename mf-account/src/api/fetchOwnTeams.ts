import { readableTeams, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Names of the teams that list this account; none for most members.
 * @throws AppError of the API client (403 for an account whose address is not verified), or `malformed`
 */
export async function fetchOwnTeams(
  { api }: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { teams } = await callApi(api, readableTeams, { signal });
  return teams.map(({ name }) => name);
}
