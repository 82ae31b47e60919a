import type { FastifyPluginAsync } from 'fastify';
import { teamTokens, tokenIssue, tokenRevocation, type GateFinding } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { Owners } from '../access/owners';
import { demandPlainText } from '../access/demandPlainText';
import { callerOf, demandSiteToken } from '../access/requireCaller';
import { serveCall } from '../http/serveCall';
import type { ApiOptions } from './ApiOptions';

/** Tokens of the teams: for the holder of the site's own token only. */
export const tokenRoutes: FastifyPluginAsync<ApiOptions> = async (app, { tokens, owners }) => {
  app.addHook('preValidation', async (request) => demandSiteToken(request));

  serveCall(app, tokenIssue, async ({ body }, request) => {
    const { team, days, actor } = body;
    const environments = body.environments ?? owners.teams[team]?.environments ?? [];
    const findings = checkGrant(owners, team, environments);
    if (findings.length > 0) throw new CallError('refused', `no token for team ${team}`, { findings });
    const createdBy = callerOf(request).actor(demandPlainText('actor', actor));
    return tokens.issue({ team, environments, days, createdBy });
  });

  serveCall(app, teamTokens, async () => ({ tokens: await tokens.list() }));

  serveCall(app, tokenRevocation, ({ params }) => tokens.revoke(params.id));
};

function checkGrant({ teams }: Owners, team: string, environments: readonly string[]): GateFinding[] {
  const of = teams[team];
  if (of === undefined)
    return [{ rule: 'team', found: team, wanted: `one of ${Object.keys(teams).join(', ')}` }];
  return environments
    .filter((wanted) => !of.environments.includes(wanted))
    .map((wanted) => ({
      rule: 'environment',
      found: wanted,
      wanted: `one of ${of.environments.join(', ')} for team ${team}`,
    }));
}
