import { readableTeams, teamPage, type TeamEntry } from '@galopin/shared/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type { AuthenticateReader } from '../access/createReaderAuthenticator';
import type { CurrentOwners } from '../access/openOwnersFile';
import type { Owners, Team } from '../access/owners';
import { demandTeam, readableTeamsOf, requireReader } from '../access/requireReader';
import { serveCall } from '../http/serveCall';
import { readTeamState, type TeamSources } from './readTeamState';

export interface TeamRouteOptions extends TeamSources {
  readonly authenticateReader: AuthenticateReader;
  readonly owners: CurrentOwners;
}

/** A page for each team: for its members and tokens, and for the administrator. */
export const teamRoutes: FastifyPluginAsync<TeamRouteOptions> = async (app, options) => {
  const { authenticateReader, owners } = options;
  requireReader(app, authenticateReader);

  serveCall(app, readableTeams, async (_read, request) => {
    const file = owners();
    const teams = readableTeamsOf(request, file).map(([name, team]) => describeTeam(file, name, team));
    return { teams };
  });

  serveCall(app, teamPage, async ({ params: { team: name } }, request) => {
    const file = owners();
    const team = demandTeam(request, file, name);
    return {
      ...describeTeam(file, name, team),
      members: team.members?.length ?? 0,
      ...(await readTeamState(name, team, options)),
    };
  });
};

/** What the owners file says of a team; of its members nothing. */
const describeTeam = ({ onCall }: Owners, name: string, { remotes, environments }: Team): TeamEntry => ({
  name,
  remotes,
  environments,
  isOnCall: onCall.includes(name),
});
