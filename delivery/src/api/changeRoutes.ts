import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RELEASE_OPERATIONS, type ChangeAnswer } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { demandPlainText } from '../access/demandPlainText';
import { callerOf, demand } from '../access/requireCaller';
import type { ChangeOrigin } from '../ledger/ReleaseState';
import { chooseEnvironment, type ApiOptions } from './ApiOptions';
import { buildId, buildPrefix, environment, name, sentence } from './schemas';

const flag = Type.Optional(Type.Literal(true));
const changeRequest = Type.Object(
  {
    environment: Type.Optional(environment),
    op: Type.Union(RELEASE_OPERATIONS.map((op) => Type.Literal(op))),
    name,
    buildId: Type.Optional(buildPrefix),
    expectedActive: Type.Optional(buildId),
    permyriad: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    quarantine: flag,
    allowSize: flag,
    dryRun: flag,
    actor: sentence(200),
    reason: sentence(1000),
  },
  // A misspelt `dryRun` must not become a change.
  { additionalProperties: false },
);

/** The one call by which what serves is changed. */
export const changeRoutes: FastifyPluginAsyncTypebox<ApiOptions> = async (app, options) => {
  app.post('/changes', { schema: { body: changeRequest } }, async (request) => {
    const { environment: wanted, actor, reason, dryRun, ...change } = request.body;
    const caller = callerOf(request);
    const { releases, ledger } = chooseEnvironment(options, wanted);
    demand(caller.mayChange({ op: change.op, name: change.name, environment: ledger.environment }));
    const origin = {
      actor: caller.actor(demandPlainText('actor', actor)),
      reason: demandPlainText('reason', reason),
    };
    if (dryRun === true) return releases.tryOut(change);
    const answer = await releases.change(change, origin);
    if (takesBack(answer)) void options.alert(describe(answer, origin));
    return answer;
  });
};

const takesBack = ({ op, changed }: ChangeAnswer): boolean =>
  changed && (op === 'rollback' || op === 'disable');

function describe(
  { environment: where, op, name: what, from, to, release }: ChangeAnswer,
  origin: ChangeOrigin,
) {
  const move = op === 'rollback' ? `was rolled back from ${from} to ${to}` : 'was taken out of service';
  return {
    kind: 'withdrawn' as const,
    environment: where,
    name: what,
    actor: origin.actor,
    release,
    text: `${what} ${move} in ${where} by ${origin.actor}: ${origin.reason}`,
  };
}
