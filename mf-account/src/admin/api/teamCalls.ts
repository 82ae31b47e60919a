import {
  readableTeams,
  teamPage,
  type ShellApi,
  type TeamEntry,
  type TeamPage,
} from '@galopin/shared/contracts';
import { callApi } from '@galopin/shared/lib';

/**
 * Delivery's calls about teams, with the account's bearer. Both throw as the API client does: `http` with 403 for an
 * address that is not verified and for a team of others, 503 `backend-away` or `database-away`; or `malformed`.
 */
type Api = Pick<ShellApi, 'api'>;

/** The teams whose pages this account may read: all for the administrator, none for most members. */
export async function fetchTeams({ api }: Api, signal: AbortSignal): Promise<readonly TeamEntry[]> {
  return (await callApi(api, readableTeams, { signal })).teams;
}

/** A team's page. */
export const fetchTeamPage = ({ api }: Api, team: string, signal: AbortSignal): Promise<TeamPage> =>
  callApi(api, teamPage, { params: { team }, signal });
