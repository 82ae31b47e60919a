import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { GateFinding } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import type { Owners } from '../access/owners';
import { demandPlainText } from '../access/demandPlainText';
import { callerOf, demandSiteToken } from '../access/requireCaller';
import { DeliveryError } from '../DeliveryError';
import type { ApiOptions } from './ApiOptions';
import { environment, sentence } from './schemas';

/** A token nobody looks after ends by itself. */
const MOST_DAYS = 366;

const tokenRequest = Type.Object(
  {
    team: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
    environments: Type.Optional(Type.Array(environment, { minItems: 1 })),
    days: Type.Integer({ minimum: 1, maximum: MOST_DAYS }),
    actor: sentence(200),
  },
  { additionalProperties: false },
);
const tokenId = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{12}$' }) });

/** Tokens of the teams: for the holder of the site's own token only. */
export const tokenRoutes: FastifyPluginAsyncTypebox<ApiOptions> = async (app, { tokens, owners }) => {
  app.addHook('preValidation', async (request) => demandSiteToken(request));

  app.post('/tokens', { schema: { body: tokenRequest } }, async (request, reply) => {
    const { body } = request;
    const { team, days, actor } = body;
    const environments = body.environments ?? owners.teams[team]?.environments ?? [];
    const findings = checkGrant(owners, team, environments);
    if (findings.length > 0) throw new DeliveryError('refused', `no token for team ${team}`, findings);
    const createdBy = callerOf(request).actor(demandPlainText('actor', actor));
    return reply.code(201).send(await tokens.issue({ team, environments, days, createdBy }));
  });

  app.get('/tokens', async () => ({ tokens: await tokens.list() }));

  app.delete('/tokens/:id', { schema: { params: tokenId } }, ({ params }) => tokens.revoke(params.id));
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
