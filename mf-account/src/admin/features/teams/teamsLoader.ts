import type { Milliseconds, PageLoaderArgs, TeamEntry, TeamPage } from '@galopin/shared/contracts';

import { fetchTeamPage, fetchTeams } from '../../api/teamCalls';
import { readTeam } from '../../domain/teamsAddress';

/** What every view of teams shows beside its own: the teams that may be read. */
interface ReadableTeams {
  readonly teams: readonly TeamEntry[];
  readonly readAt: Milliseconds;
}

export type TeamsData = ReadableTeams &
  (
    | { readonly shows: 'all' }
    | { readonly shows: 'one'; readonly page: TeamPage }
    | { readonly shows: 'missing'; readonly name: string }
  );

/** Reads one team, the only one where none is asked for, or which there are. Throws as the API client does, or `malformed`. */
export async function loadTeams({ shell, signal, query }: PageLoaderArgs): Promise<TeamsData> {
  const teams = await fetchTeams(shell, signal);
  const shared = { teams, readAt: shell.now() };
  const name = readTeam(query) ?? (teams.length === 1 ? (teams[0]?.name ?? null) : null);
  if (name === null) return { shows: 'all', ...shared };
  // Another's is not asked for: a refusal would close the whole page.
  if (!teams.some((team) => team.name === name)) return { shows: 'missing', name, ...shared };
  return { shows: 'one', page: await fetchTeamPage(shell, name, signal), ...shared };
}
