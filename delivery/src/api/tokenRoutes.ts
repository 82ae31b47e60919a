import type { FastifyPluginAsync } from 'fastify';
import { teamTokens, tokenIssue, tokenRevocation, type GateFinding } from '@galopin/shared/contracts';
import { CallError } from '@galopin/shared/server';
import type { TokenScope } from '../access/Caller';
import { owns, teamOf, type Owners } from '../access/owners';
import { demandPlainText } from '../access/demandPlainText';
import { callerOf, demandSiteToken } from '../access/requireCaller';
import { serveCall } from '../http/serveCall';
import type { ApiOptions } from './ApiOptions';

/** Tokens of the teams: for the holder of the site's own token only. */
export const tokenRoutes: FastifyPluginAsync<ApiOptions> = async (app, { tokens, owners }) => {
  app.addHook('preValidation', async (request) => demandSiteToken(request));

  serveCall(app, tokenIssue, async ({ body }, request) => {
    const { team, days, actor, remotes = null } = body;
    const environments = body.environments ?? teamOf(owners(), team)?.environments ?? [];
    const findings = checkGrant(owners(), { team, environments, remotes });
    if (findings.length > 0) throw new CallError('refused', `no token for team ${team}`, { findings });
    const createdBy = callerOf(request).actor(demandPlainText('actor', actor));
    return tokens.issue({ team, environments, remotes, days, createdBy });
  });

  serveCall(app, teamTokens, async () => ({ tokens: await tokens.list() }));

  serveCall(app, tokenRevocation, ({ params }) => tokens.revoke(params.id));
};

function checkGrant(owners: Owners, { team, environments, remotes }: TokenScope): GateFinding[] {
  const of = teamOf(owners, team);
  if (of === undefined)
    return [{ rule: 'team', found: team, wanted: `one of ${Object.keys(owners.teams).join(', ')}` }];
  const finding = (rule: string, found: string, have: readonly string[]): GateFinding => ({
    rule,
    found,
    wanted: `one of ${have.join(', ')} for team ${team}`,
  });
  return [
    ...environments
      .filter((wanted) => !of.environments.includes(wanted))
      .map((wanted) => finding('environment', wanted, of.environments)),
    ...(remotes ?? [])
      .filter((wanted) => !owns(of, wanted))
      .map((wanted) => finding('remote', wanted, of.remotes)),
  ];
}
