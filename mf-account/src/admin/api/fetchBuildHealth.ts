import { buildsHealth, type BuildHealth, type ShellApi } from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

const A_DAY = 1440;

export type BuildSessions = Pick<
  BuildHealth,
  'remote' | 'build' | 'role' | 'sessions' | 'badSessions' | 'rendered' | 'unrendered'
>;

/** Sessions of every build in the last 24 hours, without its crashes. Throws as the API client, or `malformed`. */
export async function fetchBuildHealth(
  { api }: Pick<ShellApi, 'api'>,
  signal: AbortSignal,
): Promise<readonly BuildSessions[]> {
  return (await callApi(api, buildsHealth, { query: { minutes: A_DAY, crashes: '0' }, signal })).builds;
}
